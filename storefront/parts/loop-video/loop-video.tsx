import { useRef, useState } from "react";
import type { Video } from "#contract/pictures/media.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { useWords } from "../../words/words.tsx";
import styles from "./loop-video.module.css";

export interface LoopVideoProps {
  video: Video;
  className?: string | undefined;
}

/** Plays over the still picture it is placed upon. It can be stopped (WCAG 2.2.2). */
export default function LoopVideo({ video, className }: LoopVideoProps) {
  const { catalog } = useWords();
  const element = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
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
