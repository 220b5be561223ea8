import { asksForLess } from "../../ui/motion.ts";

/** Lets `change` lay the cards out anew and glides each from where it was to where it is. */
export function moveCards(grid: HTMLElement | null, change: () => void): void {
  const cards = grid && !asksForLess("motion") ? [...grid.children] : [];
  const before = cards.map((card) => card.getBoundingClientRect());
  change();
  for (const [index, card] of cards.entries()) {
    const from = before[index] as DOMRect;
    const to = card.getBoundingClientRect();
    if (!isNear(from) && !isNear(to)) continue;
    const moved = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    card.animate(
      [
        { transformOrigin: "0 0", transform: `${moved} scale(${from.width / to.width})` },
        { transformOrigin: "0 0", transform: "none" },
      ],
      { duration: 300, easing: "cubic-bezier(.6, 0, .2, 1)" },
    );
  }
}

/** Within a screen of what is seen. */
function isNear({ top, bottom }: DOMRect): boolean {
  return bottom > -innerHeight && top < 2 * innerHeight;
}
