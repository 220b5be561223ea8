import { useEffect, useRef, useState } from "react";
import type { Video } from "#contract/media.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { isFilmWanted } from "../../ui/motion.ts";
import { useWords } from "../../words/words.tsx";
import styles from "./loop-video.module.css";

interface LoopVideoProps {
  video: Video;
  className?: string | undefined;
  /** The media query of screens that show it: elsewhere the still is another one. */
  media?: string;
}

/**
 * Plays over the still picture it is placed upon, once the page has woken up; not for those who
 * asked for less motion or less data. It can be stopped (WCAG 2.2.2).
 */
export function LoopVideo({ video, className, media = "all" }: LoopVideoProps) {
  const { catalog } = useWords();
  const element = useRef<HTMLVideoElement>(null);
  const isWanted = useMotionWanted(media);
  const [isPlaying, setPlaying] = useState(false);
  if (!isWanted) return null;
  return (
    <>
      <video
        ref={element}
        className={classes(styles.video, className)}
        width={video.width}
        height={video.height}
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

function useMotionWanted(media: string): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(isFilmWanted() && matchMedia(media).matches), [media]);
  return isWanted;
}
