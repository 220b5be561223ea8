import { useEffect, useRef, useState } from "react";
import { loadOnLine } from "../../load-on-line.ts";
import { IconButton } from "../button/button.tsx";
import { classes } from "../classes.ts";
import { scrollBehavior } from "../motion.ts";
import type { Ring } from "./ring.ts";
import styles from "./slider.module.css";

interface SliderProps extends React.PropsWithChildren {
  /** Names the row of slides: the heading beside it. */
  label: string;
  words: { next: string; previous: string };
  /** Stands over the slides, before the arrows. */
  head?: React.ReactNode;
  /** From the last slide on to the first, without a seam. All slides are of one width then. */
  loops?: boolean;
  className?: string | undefined;
}

/**
 * Slides in a row that the browser itself scrolls: by finger, wheel and arrow keys. The script adds
 * two arrows and a counter where there is more than one screen of slides, and makes a ring of the
 * row when it is first touched.
 */
export function Slider({ label, words, head, loops = false, className, children }: SliderProps) {
  const track = useRef<HTMLUListElement>(null);
  const { screen, screens, go } = useScreens(track, loops);
  const isStuck = (step: number) => !loops && (screen + step < 0 || screen + step >= screens);
  return (
    <>
      <div className={styles.head}>
        {head}
        {screens > 1 && (
          <div className={styles.controls}>
            <span className={styles.counter} aria-live="polite">
              {screen + 1}
              {"\u00a0/\u00a0"}
              {screens}
            </span>
            <IconButton
              className={styles.arrow}
              icon="previous"
              label={`${words.previous}: ${label}`}
              disabled={isStuck(-1)}
              onClick={() => go(-1)}
            />
            <IconButton
              className={styles.arrow}
              icon="next"
              label={`${words.next}: ${label}`}
              disabled={isStuck(1)}
              onClick={() => go(1)}
            />
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled row is reached by keyboard */}
      <ul ref={track} className={classes(styles.track, className)} aria-label={label} tabIndex={0}>
        {children}
      </ul>
    </>
  );
}

/** Which screenful of the track is in sight, of how many, and the way to the next one. */
function useScreens(track: React.RefObject<HTMLUListElement | null>, loops: boolean) {
  const [place, setPlace] = useState({ screen: 0, screens: 1 });
  const ring = useRef<Ring | null>(null);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const left = new AbortController();
    const on = { signal: left.signal, passive: true };
    const measure = () => {
      const now = placeOf(element, ring.current);
      setPlace((old) => (old.screen === now.screen && old.screens === now.screens ? old : now));
    };
    const wake = () => {
      if (loops && element.scrollWidth > element.clientWidth) joinEnds(element, ring);
    };
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    element.addEventListener("scroll", measure, on);
    element.addEventListener("pointerenter", wake, { ...on, once: true });
    element.addEventListener("focusin", wake, { ...on, once: true });
    return () => {
      resizing.disconnect();
      left.abort();
    };
  }, [track, loops]);

  async function go(step: 1 | -1) {
    const element = track.current;
    if (!element) return;
    if (loops) return (await joinEnds(element, ring)).go(step);
    const way = element.scrollWidth - element.clientWidth;
    const left = (way * (place.screen + step)) / Math.max(1, place.screens - 1);
    element.scrollTo({ left, behavior: scrollBehavior() });
  }

  return { ...place, go };
}

/** Makes the row a ring, once. */
async function joinEnds(track: HTMLElement, ring: React.RefObject<Ring | null>): Promise<Ring> {
  const { ringOf } = await loadOnLine(() => import("./ring.ts"));
  ring.current ??= ringOf(track);
  return ring.current;
}

function placeOf(track: HTMLElement, ring: Ring | null) {
  const { scrollLeft, scrollWidth, clientWidth, childElementCount } = track;
  const screens = Math.max(1, Math.ceil((scrollWidth - 1) / clientWidth));
  const way = scrollWidth - clientWidth;
  const screen = ring
    ? Math.floor((ring.first() / childElementCount) * screens)
    : Math.round((scrollLeft / Math.max(1, way)) * (screens - 1));
  return { screen, screens };
}
