import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/*
 * Cards and the footer are not drawn while they are far from the screen, and stand there with the
 * height that they are likely to have. That is for who comes and looks from the top: the way back to
 * a place on a page is measured in heights, so that a page come back to is drawn whole.
 */

/** Code for the head of a page: one reloaded, or come back to, returns to where it was left. */
export const drawWholeOnReturn = `if(performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.whole=""`;

/** Draws every page whole from the first one on that the shopper goes to within the shop. */
export function useWholePages(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) document.documentElement.dataset.whole = "";
  }, [key]);
}
