/** On a small screen: what may be chosen on the board or in the hand is brought into view when the question changes. */
export function bringIntoView(board: HTMLElement | undefined): void {
  const around = [...(board?.parentElement?.querySelectorAll("[data-can]") ?? [])].filter((one) => !one.matches(".bar *"));
  const things = around.map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
  const first = things[0];
  if (!first || things.some(({ box }) => box.top > innerHeight * 0.2 && box.bottom < innerHeight)) return;
  first.one.scrollIntoView({ block: "center", behavior: document.documentElement.dataset["motion"] === "calm" ? "instant" : "smooth" });
}
