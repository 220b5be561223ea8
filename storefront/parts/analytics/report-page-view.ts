declare global {
  interface Window {
    /** The queue of events that counters read; there is one where the owner has put a counter in. */
    dataLayer?: object[];
  }
}

/**
 * Tells the owner's counter that another page is shown: its address without the query, and not its
 * title, since both may hold what a shopper has typed. The first page of a visit a counter sees by
 * itself.
 */
export function reportPageView(): void {
  const { origin, pathname } = location;
  window.dataLayer?.push({ event: "page_view", page_location: origin + pathname });
}
