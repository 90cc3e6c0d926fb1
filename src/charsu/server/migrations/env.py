"""Alembic's entry point: the migrations run on the connection the server hands over."""

from alembic import context

from charsu.server.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
