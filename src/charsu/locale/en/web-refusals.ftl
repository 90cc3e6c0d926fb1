# What the server refuses, by the code of the refusal

web-refused-malformed = The server did not understand this. Reload the page.
web-refused-oversized = This is too large.
web-refused-too-fast = That was too fast. Wait a little and try again.
web-refused-no-table = There is no such table.
web-refused-no-secret = This needs the link to your seat.
web-refused-wrong-secret = This link belongs to no seat at this table.
web-refused-not-yours = Only somebody else at the table may do that.
web-refused-blocked = Requests from your address are not answered for now.
web-refused-stale = The table has moved on. Look again and choose.
web-refused-illegal = That is not possible now.
web-refused-not-your-turn = It is not your turn.
web-refused-repeated = That has been done already.
web-refused-not-running = The match is not running.
web-refused-running = The match has already begun.
web-refused-seat-taken = This seat or this colour is taken already.
web-refused-no-undo = There is nothing you may take back or bring back now.
web-refused-not-over = The match is not over yet.
web-refused-bad-option = No table can be made with these options.
web-refused-bad-match = This is no match file, or it is damaged.
web-refused-frozen = This table has been stopped: the program made a mistake here. Nothing can be played on.
web-refused-closed = Whoever looks after this server has closed the table.
web-refused-full = This table can take no more answers.
web-refused-busy = Your answer could not be stored. Try again.
web-refused-not-found = There is nothing here.
web-refused-not-allowed = The server does not allow this here.
web-refused-fault = The program made a mistake; nothing has changed at the table.
