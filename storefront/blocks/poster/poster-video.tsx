import { useEffect, useRef, useState } from "react";
import type { Video } from "#contract/media.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { useWords } from "../../words/words.tsx";
import styles from "./poster.module.css";

/**
 * Plays over the still picture once the page has woken up; not for those who asked for less motion
 * or less data. It can be stopped (WCAG 2.2.2).
 */
export function PosterVideo({ video }: { video: Video }) {
  const { catalog } = useWords();
  const element = useRef<HTMLVideoElement>(null);
  const isWanted = useMotionWanted();
  const [isPlaying, setPlaying] = useState(false);
  if (!isWanted) return null;
  return (
    <>
      <video
        ref={element}
        className={styles.video}
        autoPlay
        muted
        loop
        playsInline
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        data-playing={isPlaying}
      >
        <source src={video.url} type={video.type} />
      </video>
      <IconButton
        className={styles.pause}
        icon={isPlaying ? "pause" : "play"}
        label={isPlaying ? catalog.stopVideo : catalog.playVideo}
        onClick={() => (isPlaying ? element.current?.pause() : element.current?.play())}
      />
    </>
  );
}

function useMotionWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const thrifty = matchMedia("(prefers-reduced-data: reduce)").matches;
    setWanted(!calm && !thrifty);
  }, []);
  return isWanted;
}
