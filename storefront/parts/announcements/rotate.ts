import { asksForLess } from "../../ui/motion.ts";

/** Turns the announcements of every bar over, until the page is left or the shopper stops it. */
export function rotateAnnouncements(within: ParentNode, left: AbortSignal): void {
  for (const bar of within.querySelectorAll<HTMLElement>("[data-rotate]")) rotate(bar, left);
}

function rotate(bar: HTMLElement, left: AbortSignal): void {
  const items = [...bar.querySelectorAll("li")];
  const button = bar.querySelector("button");
  let isHeld = false;

  const pause = (isPaused: boolean) => {
    bar.toggleAttribute("data-paused", isPaused);
    const label = isPaused ? button?.dataset.resume : button?.dataset.pause;
    if (label) button?.setAttribute("aria-label", label);
  };
  const turn = () => {
    if (isHeld || bar.hasAttribute("data-paused") || document.hidden) return;
    const shown = items.findIndex((item) => !item.hidden);
    items.forEach((item, index) => {
      item.hidden = index !== (shown + 1) % items.length;
    });
  };

  const on = { signal: left };
  button?.addEventListener("click", () => pause(!bar.hasAttribute("data-paused")), on);
  for (const [event, holds] of [
    ["pointerenter", true],
    ["pointerleave", false],
    ["focusin", true],
    ["focusout", false],
  ] as const) {
    bar.addEventListener(event, () => (isHeld = holds), on);
  }
  if (asksForLess("motion")) pause(true);
  const timer = setInterval(turn, Number(bar.dataset.rotate));
  left.addEventListener("abort", () => clearInterval(timer));
}
