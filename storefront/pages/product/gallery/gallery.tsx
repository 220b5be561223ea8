import { Suspense, useRef, useState } from "react";
import type { Picture as PictureData, Video } from "#contract/pictures/media.ts";
import { LoopVideoPlace } from "../../../parts/loop-video/loop-video-place.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useWords } from "../../../words/words.tsx";
import styles from "./gallery.module.css";

const Zoom = lazyPart(() => import("./zoom.tsx"));

interface GalleryProps {
  title: string;
  pictures: readonly PictureData[];
  /** Brings the first picture to life. */
  video: Video | null;
}

const isWide = ({ width, height }: PictureData) => width > height;

/** How wide the styles lay a picture. Both columns are its own where it has no neighbor in its row. */
function sizesOf(picture: PictureData, index: number, count: number): string {
  const hasRow = isWide(picture) || (index === count - 1 && index % 2 === 0);
  return `(max-width: 767px) 100vw, (max-width: 1023px) 52vw, ${hasRow ? 66 : 33}vw`;
}

/** A mosaic of tall pictures; on a phone a strip to swipe, with a counter. A tap enlarges. */
export function Gallery({ title, pictures, video }: GalleryProps) {
  const { product } = useWords();
  const [seen, setSeen] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const strip = useRef<HTMLUListElement>(null);
  if (pictures.length === 0) return <div className={styles.none} />;

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setSeen(Math.round(scrollLeft / clientWidth));
  }

  return (
    <section className={styles.gallery} aria-label={product.pictures}>
      <ul ref={strip} className={styles.strip} onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={classes(isWide(picture) && styles.wide)}>
            <button
              type="button"
              className={styles.view}
              aria-label={`${product.enlarge}: ${product.pictureOf(index + 1, pictures.length)}`}
              onClick={() => setZoomed(index)}
            >
              <Picture
                className={styles.picture}
                picture={picture}
                steps="large"
                sizes={sizesOf(picture, index, pictures.length)}
                alt={picture.alt || title}
                first={index === 0}
              />
            </button>
            {video && index === 0 && <LoopVideoPlace video={video} />}
          </li>
        ))}
      </ul>
      <span className={styles.hint}>
        <Icon name="zoom" />
      </span>
      {pictures.length > 1 && (
        <>
          <p className={styles.counter} aria-hidden="true">
            {seen + 1}
            {"\u00a0/\u00a0"}
            {pictures.length}
          </p>
          <span
            className={styles.progress}
            style={{ scale: `${(seen + 1) / pictures.length} 1` }}
            aria-hidden="true"
          />
        </>
      )}
      {zoomed !== null && (
        <Suspense>
          <Zoom title={title} pictures={pictures} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  );
}
