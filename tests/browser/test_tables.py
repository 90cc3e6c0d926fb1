"""Sitting down: play now, invite, join, hot-seat, undo, reconnect, resume."""

from __future__ import annotations

import random
from typing import Any

from .layout import late, sit_down
from .pilot import Screen, get, wait_until

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}
CURTAIN = "() => [document.querySelector('.curtain h2')?.innerText, document.querySelectorAll('.hand, [data-place]').length]"


def test_one_click_on_the_home_screen_starts_a_match_against_bots(screen: Screen) -> None:
    screen.home()
    screen.page.click(".game:has-text('Istanbul') .button.primary")
    screen.page.wait_for_selector("[data-board]")
    assert "/t/" in screen.page.url
    assert screen.foreign == []


def test_a_friend_joins_by_the_link_and_both_play(screens: Any) -> None:
    host, guest = screens(), screens()
    host.page.goto("/#new=istanbul&mode=friends")
    host.page.click("button[aria-pressed]:has-text('2')")
    host.page.fill("form input[autocomplete=nickname]", "Ada")
    host.page.click("form .go")
    link = host.page.input_value(".invite input")
    guest.page.goto(link)
    guest.page.fill("input[autocomplete=nickname]", "Ben")
    guest.page.click("button:has-text('Join')")
    host.page.wait_for_selector("text=Ben")
    host.page.click(".start")
    host.page.wait_for_selector("[data-board]")
    guest.page.wait_for_selector("[data-board]")
    both_play(host, guest, clicks=16)
    assert stories_agree(host, guest)
    guest.page.click("button:has-text('Say something')")
    guest.page.click("#signs button:has-text('Thank you!')")
    host.page.wait_for_selector("[data-said]:has-text('Ben: Thank you!')")
    host.page.wait_for_selector(".log li:has-text('Ben ')")
    guest.page.wait_for_selector(".log li:has-text('Ada ')")
    asked, waiting = (host, guest) if host.glowing() else (guest, host)
    assert ":" not in asked.page.inner_text(".question").split()[0], "whoever is asked is not called by name"
    assert "your" not in waiting.page.inner_text(".question"), "the others are not asked"


def test_colour_and_luck_are_chosen_in_the_lobby_and_seen_at_the_table(screen: Screen) -> None:
    screen.page.goto("/#new=istanbul&mode=friends")
    screen.page.click("form [data-colour=green]")
    screen.page.click("form .go")
    screen.page.wait_for_selector(".lobby [data-colour=green][aria-pressed=true]")
    screen.page.click(".lobby [data-colour=white]")
    screen.page.wait_for_selector(".lobby [data-colour=white][aria-pressed=true]")
    screen.page.fill("#luck", "seven camels")
    screen.page.click("button:has-text('Add'):right-of(#luck)")
    screen.page.wait_for_selector(".added:not(:empty)")
    screen.page.click(".start")
    screen.page.wait_for_selector("[data-board]")
    ink = screen.page.get_attribute(".players li svg path >> nth=0", "fill")
    assert ink == "#fbf7ec"
    assert screen.page.query_selector(f"[data-piece=merchant-0] [fill='{ink}']") is not None
    assert get(f"{screen.server}/api/tables/{screen.table}/dice")["entropy"] == [{"seat": 0, "text": "seven camels"}]
    assert screen.troubles == []


def test_everybody_at_one_screen_picks_a_name_and_a_colour(screen: Screen) -> None:
    screen.page.goto("/#new=yspahan&mode=screen")
    screen.page.fill("form .person input", "Ben")
    screen.page.click("form .person [data-colour=yellow]")
    screen.page.click("form fieldset >> nth=0 >> [data-colour=blue]")
    assert screen.page.get_attribute("form .person [data-colour=yellow]", "aria-pressed") == "true"
    screen.page.click("form .go")
    screen.page.wait_for_selector("[data-lift-curtain], [data-board]")
    seats = get(f"{screen.server}/api/tables/{screen.table}")["seats"]
    assert [(seat["name"], seat["colour"]) for seat in seats][:2] == [("", "blue"), ("Ben", "yellow")]
    assert len({seat["colour"] for seat in seats}) == len(seats)


def both_play(first: Screen, second: Screen, clicks: int) -> None:
    dice = random.Random(1)
    done = idle = 0
    while done < clicks:
        moved = False
        for screen in (first, second):
            things = screen.glowing()
            if things and screen.click(dice.choice(things)["answer"]):
                done += 1
                moved = True
        idle = 0 if moved else idle + 1
        assert idle < 3000, "neither can do anything"
        if not moved:
            first.page.wait_for_timeout(20)


def stories_agree(*screens: Screen) -> bool:
    """Has everybody been told as much?"""
    for _ in range(500):
        if len({screen.page.locator(".log li").count() for screen in screens}) == 1:
            return True
        screens[0].page.wait_for_timeout(40)
    return False


def test_nobody_is_called_by_a_colour_and_who_gave_no_name_is_not_you_to_others(screens: Any) -> None:
    host, guest = screens(), screens(locale="de-DE")
    made = host.make_table("istanbul", [{"kind": "me"}, {"kind": "open"}], start=False)
    guest.page.goto(f"/t/{made}")
    guest.page.click("button:has-text('Mitspielen')")
    host.page.wait_for_selector(".lobby li:has-text('Player 2')")
    host.page.click(".start")
    both_play(host, guest, clicks=10)
    names = [[one.inner_text() for one in screen.page.query_selector_all(".players .name")] for screen in (host, guest)]
    assert names == [["You", "Player 2"], ["Spieler 1", "Du"]]
    assert not {"Red", "Blue", "Rot", "Blau"} & set((host.page.inner_text(".log") + guest.page.inner_text(".log")).split())


def test_what_the_others_did_is_told_and_marked_until_the_next_answer(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT, BOT])
    dice = random.Random(3)
    screen.play_on(dice, until=lambda: len(screen.page.query_selector_all(".recap li")) == 2 and bool(screen.glowing()))
    marked = {one.get_attribute("data-mark") for one in screen.page.query_selector_all("[data-mark]")}
    assert marked == {"1", "2"}
    screen.click(dice.choice(screen.once_it_glows())["answer"])
    wait_until(
        screen.page, lambda: not screen.page.query_selector_all("[data-mark]") and not screen.page.query_selector_all(".recap")
    )


def test_hot_seat_hides_the_cards_until_the_next_person_says_so(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, {"kind": "hot", "name": "Ben"}], undo="free")
    lift = screen.page.wait_for_selector("[data-lift-curtain]")
    assert not screen.page.query_selector(".hand"), "cards are shown to the wrong person"
    lift.click()
    screen.page.wait_for_selector(".hand")
    dice = random.Random(2)
    seats = set()
    for _ in range(60):
        screen.page.wait_for_selector("[data-can]")
        title, shown = screen.page.evaluate(CURTAIN)
        if title:
            seats.add(title)
            assert shown == 0, "the table can be seen through the curtain"
        things = screen.glowing()
        if things:
            choice = dice.choice(things)
            screen.click(None if choice["lift"] else choice["answer"])
        if len(seats) > 1:
            return
    raise AssertionError("the curtain never fell for the second person")


def test_an_answer_can_be_taken_back_and_given_again(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT], undo="free")
    screen.page.wait_for_selector("[data-place] [data-can]")
    asked = screen.page.inner_text(".question")
    choice = screen.once_it_glows()[0]
    screen.click(choice["answer"])
    wait_until(screen.page, lambda: screen.page.inner_text(".question") != asked)
    screen.page.click("button[aria-label=Undo]")
    wait_until(screen.page, lambda: screen.page.inner_text(".question") == asked)
    screen.page.click("button[aria-label=Redo]")
    wait_until(screen.page, lambda: screen.page.inner_text(".question") != asked)


def test_a_broken_line_is_shown_and_mended_by_itself(screen: Screen) -> None:
    line = Line(screen)
    table = screen.make_table("yspahan", [ME, BOT], undo="free")
    screen.page.wait_for_selector("[data-can]")
    before = moves(screen, table)
    line.cut()
    wait_until(screen.page, lambda: "Reconnecting" in screen.page.inner_text(".bar"))
    screen.click(screen.once_it_glows()[0]["answer"])  # given while the line is broken: it waits, and is given once
    screen.page.wait_for_timeout(300)
    assert moves(screen, table) == before
    line.mend()
    wait_until(screen.page, lambda: "Reconnecting" not in screen.page.inner_text(".bar"))
    wait_until(screen.page, lambda: bool(screen.glowing()) and len(moves(screen, table)) > len(before))
    mine = [entry for entry in entries(screen, table) if entry["kind"] == "answer" and entry["by"] == "person"]
    assert len(mine) == 1


class Line:
    """The line between a screen and the server, which can be cut."""

    def __init__(self, screen: Screen) -> None:
        self.whole = True
        self.sockets: list[Any] = []
        screen.page.route_web_socket("**/socket", self._opened)

    def _opened(self, socket: Any) -> None:
        if not self.whole:
            socket.close()
            return
        socket.connect_to_server()
        self.sockets.append(socket)

    def cut(self) -> None:
        self.whole = False
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def mend(self) -> None:
        self.whole = True


def moves(screen: Screen, table: str) -> list[str]:
    answers: list[str] = get(f"{screen.server}/api/tables/{table}/match")["answers"]
    return answers


def entries(screen: Screen, table: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = get(f"{screen.server}/api/tables/{table}/events?since=0&limit=500")["events"]
    return events


def test_a_reload_in_the_middle_loses_nothing(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT, BOT], undo="free")
    screen.play_on(random.Random(5), until=Counter(12))
    screen.page.wait_for_selector("[data-can]")
    asked, log = screen.page.inner_text(".question"), screen.page.inner_text(".log")
    screen.page.reload()
    screen.page.wait_for_selector("[data-can]")
    assert (screen.page.inner_text(".question"), screen.page.inner_text(".log")) == (asked, log)


class Counter:
    """True after it was asked so many times."""

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_a_table_can_be_resumed_from_the_home_screen(screen: Screen) -> None:
    table = screen.make_table("cairo", [ME, BOT])
    screen.page.wait_for_selector("[data-board]")
    screen.page.goto("/")
    screen.page.click(f"a[href='/t/{table}']")
    screen.page.wait_for_selector("[data-board]")
    assert screen.table == table


def test_play_again_leads_to_a_new_match_in_one_press(screen: Screen) -> None:
    sit_down(screen, late("yspahan", seed=3))
    table = screen.table
    screen.play_on(random.Random(3))
    screen.page.click(".ending .button.primary")
    wait_until(screen.page, lambda: screen.table != table and screen.page.query_selector("[data-board]") is not None)
    before = moves(screen, screen.table)
    screen.page.wait_for_selector("[data-can]")
    screen.click(screen.once_it_glows()[0]["answer"])
    wait_until(screen.page, lambda: len(moves(screen, screen.table)) > len(before))


def test_who_leaves_is_seen_at_once_and_a_bot_may_go_on(screens: Any) -> None:
    host, guest, watcher = screens(), screens(), screens()
    host.page.clock.install()
    made = host.make_table("yspahan", [ME, {"kind": "open"}], start=False)
    guest.page.goto(f"/t/{made}")
    guest.page.fill("input[autocomplete=nickname]", "Ben")
    guest.page.click("button:has-text('Join')")
    host.page.wait_for_selector(".lobby li:has-text('Ben')")
    host.page.click(".start")
    watcher.page.goto(f"/t/{made}")
    for screen in (host, watcher):
        screen.page.wait_for_selector(".players li:has-text('Ben')")
        assert screen.page.query_selector(".players .away") is None
    while not guest.glowing():  # until Ben is asked
        if host.glowing():
            host.click(host.glowing()[0]["answer"])
        host.page.wait_for_timeout(30)
    guest.page.close()
    for screen in (host, watcher):
        screen.page.wait_for_selector(".players li:has-text('Ben') .away")
    assert host.page.query_selector(".absent") is None
    host.page.clock.fast_forward(61_000)
    for _ in range(12):  # a line that breaks for a moment costs nobody the seat: the server waits some seconds as well
        host.page.click(".absent .primary")
        host.page.wait_for_timeout(1000)
        if host.page.query_selector(".absent") is None:
            break
    for screen in (host, watcher):
        screen.page.wait_for_selector(".players li .tag:has-text('bot')")


def test_what_is_decided_is_answered_by_itself_after_a_moment_to_take_it_back(screen: Screen) -> None:
    table = screen.make_table("istanbul", [ME, BOT], undo="free")

    def due() -> bool:
        return screen.page.query_selector(".due") is not None and screen.page.is_enabled("button[aria-label=Undo]")

    screen.play_on(random.Random(2), until=due)
    before = len(moves(screen, table))
    screen.page.click("button[aria-label=Undo]")
    wait_until(screen.page, lambda: len(moves(screen, table)) < before and bool(screen.glowing()))
    assert not due()
    screen.page.click("button[aria-label=Redo]")
    wait_until(screen.page, lambda: len(moves(screen, table)) == before)
    screen.play_on(random.Random(3), until=due)
    before = len(moves(screen, table))
    wait_until(screen.page, lambda: len(moves(screen, table)) > before)


def test_whoever_wants_each_step_is_asked_what_is_decided(screen: Screen) -> None:
    screen.home()
    screen.page.click("button[aria-controls=preferences]")
    screen.page.check("#preferences label:has-text('only one answer') input")
    table = screen.make_table("istanbul", [ME, BOT], undo="free")
    screen.play_on(random.Random(2), until=lambda: len(screen.glowing()) == 1)
    before = moves(screen, table)
    screen.page.wait_for_timeout(300)
    assert moves(screen, table) == before
    assert screen.page.query_selector(".due") is None


def test_home_says_whose_turn_it_is_and_keeps_what_is_finished(screen: Screen) -> None:
    running = screen.make_table("cairo", [ME, BOT])
    screen.page.wait_for_selector("[data-can]")
    sit_down(screen, late("yspahan", seed=6))
    over = screen.table
    screen.play_on(random.Random(6))
    screen.page.wait_for_selector(".ending [data-source]")
    points = sum(int(one.inner_text()) for one in screen.page.query_selector_all(".ending [data-source]"))
    assert points == sum(scores["points"] for _, scores in screen.ranking()) > 0, "every point has a source"
    screen.page.goto("/")
    screen.page.wait_for_selector(f".mine a[href='/t/{running}']:has-text('Your turn')")
    screen.page.click(f"[data-finished] a[href='/t/{over}']")
    screen.page.wait_for_selector(".ending")


def test_everybody_sees_how_far_everybody_is(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT], pace=60_000)  # also where the bot begins, nobody has moved yet
    screen.page.wait_for_selector("[data-board]")
    assert [one.get_attribute("data-assistants") for one in screen.page.query_selector_all("[data-assistants]")] == ["4", "4"]
    screen.make_table("cairo", [ME, BOT])
    assert "0 of 2" in screen.page.wait_for_selector("[data-until]").inner_text()
    screen.make_table("yspahan", [ME, BOT])
    screen.play_on(random.Random(6), until=lambda: screen.page.query_selector("[data-week]") is not None)
    assert "If the week ended now: +" in screen.page.inner_text("[data-week]")
