import { useEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "#contract/pictures/media.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useWords } from "../../../words/words.tsx";
import styles from "./zoom.module.css";

interface ZoomProps {
  title: string;
  pictures: readonly PictureData[];
  /** The picture to open at, from 0. */
  start: number;
  onClose(): void;
}

/** The pictures over the whole screen. A tap comes closer to where it fell, another steps back. */
export default function Zoom({ title, pictures, start, onClose }: ZoomProps) {
  const { common, product } = useWords();
  const strip = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(start);
  const [close, setClose] = useState(false);

  useEffect(() => {
    strip.current?.children[start]?.scrollIntoView({ behavior: "instant", inline: "start" });
  }, [start]);

  function go(to: number) {
    setClose(false);
    strip.current?.children[to]?.scrollIntoView({ inline: "start", block: "nearest" });
  }

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setSeen(Math.round(scrollLeft / clientWidth));
  }

  function comeCloser(event: React.MouseEvent<HTMLButtonElement>) {
    const slide = event.currentTarget;
    const { left, top, width, height } = slide.getBoundingClientRect();
    const x = event.clientX ? (event.clientX - left) / width : 0.5;
    const y = event.clientY ? (event.clientY - top) / height : 0.5;
    setClose(!close);
    requestAnimationFrame(() => {
      const box = slide.parentElement as HTMLElement;
      box.scrollLeft = x * box.scrollWidth - box.clientWidth / 2;
      box.scrollTop = y * box.scrollHeight - box.clientHeight / 2;
    });
  }

  return (
    <Dialog className={styles.zoom} title={title} closeLabel={common.close} onClose={onClose}>
      <ul ref={strip} className={styles.strip} onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={classes(styles.slide, close && styles.close)}>
            <button
              type="button"
              aria-label={product.pictureOf(index + 1, pictures.length)}
              aria-pressed={close}
              onClick={comeCloser}
            >
              <Picture
                className={styles.picture}
                picture={{ ...picture, preview: "" }}
                steps="full"
                sizes="200vw"
                alt={picture.alt || title}
                first={index === start}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <p className={styles.controls}>
          <IconButton
            icon="previous"
            label={common.previous}
            disabled={seen === 0}
            onClick={() => go(seen - 1)}
          />
          <span aria-live="polite">{common.slideOf(seen + 1, pictures.length)}</span>
          <IconButton
            icon="next"
            label={common.next}
            disabled={seen === pictures.length - 1}
            onClick={() => go(seen + 1)}
          />
        </p>
      )}
    </Dialog>
  );
}
