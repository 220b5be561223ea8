import { useEffect, useRef } from "react";
import { Kept } from "../../frame/kept.tsx";
import { rotateAnnouncements } from "../announcements/rotate.ts";

/** The footer: HTML from the server; only its announcements move. */
export function FooterPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = new AbortController();
    if (place.current) rotateAnnouncements(place.current, left.signal);
    return () => left.abort();
  }, []);
  return <Kept ref={place} part="footer" />;
}
