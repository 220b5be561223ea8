import { useEffect, useRef, useState } from "react";
import { IconButton } from "../button/button.tsx";
import { classes } from "../classes.ts";
import styles from "./slider.module.css";

interface SliderProps extends React.PropsWithChildren {
  /** Names the row of slides: the heading beside it. */
  label: string;
  words: { next: string; previous: string };
  /** Stands over the slides, before the arrows. */
  head?: React.ReactNode;
  /** From the last slide on to the first. */
  loops?: boolean;
  className?: string | undefined;
}

/**
 * Slides in a row that the browser itself scrolls: by finger, wheel and arrow keys. The script adds
 * two arrows and a counter where there is more than one screen of slides.
 */
export function Slider({ label, words, head, loops = false, className, children }: SliderProps) {
  const track = useRef<HTMLUListElement>(null);
  const { screen, screens, goTo } = useScreens(track);
  const go = (step: number) => {
    const next = screen + step;
    if (next >= 0 && next < screens) goTo(next);
    else if (loops) goTo(next < 0 ? screens - 1 : 0);
  };
  const isStuck = (step: number) => !loops && (screen + step < 0 || screen + step >= screens);
  return (
    <>
      <div className={styles.head}>
        {head}
        {screens > 1 && (
          <div className={styles.controls}>
            <span className={styles.counter}>
              {screen + 1}
              {"\u00a0/\u00a0"}
              {screens}
            </span>
            <IconButton
              className={styles.arrow}
              icon="previous"
              label={words.previous}
              disabled={isStuck(-1)}
              onClick={() => go(-1)}
            />
            <IconButton
              className={styles.arrow}
              icon="next"
              label={words.next}
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

/** Which screenful of the track is in sight, of how many. */
function useScreens(track: React.RefObject<HTMLUListElement | null>) {
  const [place, setPlace] = useState({ screen: 0, screens: 1 });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const screens = Math.max(1, Math.ceil((scrollWidth - 1) / clientWidth));
      const way = scrollWidth - clientWidth;
      const screen = way > 0 ? Math.round((scrollLeft / way) * (screens - 1)) : 0;
      setPlace((now) =>
        now.screen === screen && now.screens === screens ? now : { screen, screens },
      );
    };
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      resizing.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [track]);

  function goTo(screen: number) {
    const element = track.current;
    if (!element) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const way = element.scrollWidth - element.clientWidth;
    const left = (way * screen) / Math.max(1, place.screens - 1);
    element.scrollTo({ left, behavior: calm ? "instant" : "smooth" });
  }

  return { ...place, goTo };
}
