import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type FramePart, Kept } from "../../frame/kept.tsx";
import { classes } from "../../ui/classes.ts";
import { rotateAnnouncements } from "../announcements/rotate.ts";
import { CartPlace } from "../cart/cart-place.tsx";
import { CityPlace } from "../city/city-place.tsx";
import { wakeHearts } from "../favorites/wake-hearts.ts";
import { SearchPlace } from "../search/search-place.tsx";
import styles from "./header-place.module.css";
import { arrive, wakeHeader } from "./wake-header.ts";

/** The header in one of its variants: HTML from the server, brought to life here. */
export function HeaderPlace({ part }: { part: Exclude<FramePart, "footer"> }) {
  const place = useRef<HTMLDivElement>(null);
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const left = new AbortController();
    setHeader(element);
    wakeHeader(element, left.signal);
    wakeHearts(left.signal);
    rotateAnnouncements(element, left.signal);
    return () => left.abort();
  }, []);

  useEffect(() => {
    if (header) arrive(header, pathname);
  }, [header, pathname]);

  return (
    <>
      <Kept
        ref={place}
        part={part}
        className={classes(styles.top, part !== "full" && styles.plain)}
      />
      {header && part === "full" && (
        <>
          <CityPlace header={header} />
          <SearchPlace header={header} />
          <CartPlace header={header} />
        </>
      )}
    </>
  );
}
