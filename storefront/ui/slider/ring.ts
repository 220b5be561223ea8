import { scrollBehavior } from "../motion.ts";

/** A row of slides of one width that has no end: what was passed on one side waits on the other. */
export interface Ring {
  /** Scrolls one screenful on (1) or back (−1). */
  go(step: 1 | -1): void;
  /** The slide that stands first in sight, counted from 0 as they were written. */
  first(): number;
}

/** Longer than the pause between two scroll events of one movement. */
const restMs = 140;

/**
 * Makes a ring of a scrolled row. Slides change places by `order`, out of sight and while nothing
 * moves, so a screen reader and the Tab key meet them as they were written.
 */
export function ringOf(track: HTMLElement): Ring {
  const slides = [...track.children] as HTMLElement[];
  const count = slides.length;
  let start = 0;
  let isHeld = false;
  let resting = 0;

  function measure() {
    const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
    const width = (slides[0]?.getBoundingClientRect().width ?? 0) + gap;
    const place = Math.round(track.scrollLeft / width);
    const inSight = Math.min(count - 1, Math.max(1, Math.floor((track.clientWidth + gap) / width)));
    return { width, place, inSight };
  }

  /** Puts what is in sight at another place of the row; nobody sees it move. */
  function turnTo(place: number): void {
    const now = measure();
    if (now.place === place) return;
    const held = slides[(start + now.place) % count];
    const before = held?.getBoundingClientRect().left ?? 0;
    start = (start + now.place - place + count) % count;
    for (const [index, slide] of slides.entries()) {
      slide.style.order = String((index - start + count) % count);
    }
    track.scrollLeft += (held?.getBoundingClientRect().left ?? 0) - before;
  }

  function center(): void {
    if (!isHeld) turnTo(Math.floor((count - measure().inSight) / 2));
  }

  function rest(): void {
    clearTimeout(resting);
    resting = window.setTimeout(center, restMs);
  }

  track.addEventListener("scroll", rest, { passive: true });
  for (const [event, held] of [
    ["touchstart", true],
    ["touchend", false],
    ["touchcancel", false],
  ] as const) {
    track.addEventListener(event, () => {
      isHeld = held;
      rest();
    });
  }

  return {
    go(step) {
      const { width, inSight } = measure();
      const way = Math.min(inSight, count - inSight);
      turnTo(step > 0 ? 0 : count - inSight);
      track.scrollBy({ left: step * way * width, behavior: scrollBehavior() });
    },
    first: () => (start + measure().place) % count,
  };
}
