import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * A choice made far down the list leads to the beginning of what it shows. Back is left alone: the
 * router returns to where the shopper was.
 */
export function useListInSight(place: React.RefObject<HTMLElement | null>, listing: unknown): void {
  const type = useNavigationType();
  const before = useRef(listing);
  useEffect(() => {
    if (before.current === listing) return;
    before.current = listing;
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (type !== NavigationType.Pop && top < 0) place.current?.scrollIntoView();
  }, [place, listing, type]);
}
