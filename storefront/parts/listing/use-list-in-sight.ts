import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * A choice made far down the list leads to the beginning of what it shows, and so does the keyboard
 * when the link that was pressed is gone or out of sight. Back is left alone: the router returns to
 * where the shopper was.
 */
export function useListInSight(place: React.RefObject<HTMLElement | null>, listing: unknown): void {
  const type = useNavigationType();
  const before = useRef(listing);
  useEffect(() => {
    if (before.current === listing) return;
    before.current = listing;
    const list = place.current;
    if (type === NavigationType.Pop || !list) return;
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
    if (isLost(document.activeElement)) list.focus({ preventScroll: true });
  }, [place, listing, type]);
}

function isLost(focused: Element | null): boolean {
  return focused === document.body || (focused?.getBoundingClientRect().top ?? 0) > innerHeight;
}
