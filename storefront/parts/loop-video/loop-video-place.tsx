import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { isFilmWanted } from "../../ui/motion.ts";
import type { LoopVideoProps } from "./loop-video.tsx";

const LoopVideo = lazyPart(() => import("./loop-video.tsx"));

interface LoopVideoPlaceProps extends LoopVideoProps {
  /** The media query of screens that show it: elsewhere the still is another one. */
  media?: string;
}

/** Fetches and plays the film once the page has loaded and rests, where it is wanted at all. */
export function LoopVideoPlace({ media = "all", ...film }: LoopVideoPlaceProps) {
  const [isTime, setTime] = useState(false);

  useEffect(() => {
    if (!isFilmWanted() || !matchMedia(media).matches) return;
    const left = new AbortController();
    const play = () => setTime(!left.signal.aborted);
    const rest = () => ("requestIdleCallback" in window ? requestIdleCallback(play) : play());
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest, { signal: left.signal });
    return () => left.abort();
  }, [media]);

  if (!isTime) return null;
  return (
    <Suspense>
      <LoopVideo {...film} />
    </Suspense>
  );
}
