"""The table server: tables of all games for people and bots, over HTTP and WebSockets."""
