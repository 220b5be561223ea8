import { limits } from "#contract/limits.ts";
import { addressOf } from "../../api.ts";
import { noteRecent } from "./recent-products.ts";
import { keepVisit, presentVisit } from "./visit.ts";

/** What is to be told next. */
interface Report {
  shown: Set<number>;
  opened?: { id: number; code: string } | undefined;
}

/** As many as one report takes. */
const shownAtOnce = 100;

/**
 * Tells the shop which products the shopper sees: cards that are in sight for the most part and the
 * product whose page is open, each once a visit, however the page changes. Works on
 * `<… data-card="12">` and `<… data-product="12">`.
 */
export function watchProducts(): void {
  const next: Report = { shown: new Set() };
  const tellSoon = debounced(() => tell(next));
  const sight = new IntersectionObserver(
    (entries) => {
      for (const entry of entries.filter(isSeen)) {
        sight.unobserve(entry.target);
        next.shown.add(Number((entry.target as HTMLElement).dataset.card));
      }
      if (next.shown.size > 0) tellSoon();
    },
    { threshold: [limits.visibleShare / 2, limits.visibleShare] },
  );
  const look = () => {
    for (const card of document.querySelectorAll("[data-card]")) sight.observe(card);
    const open = document.querySelector<HTMLElement>("[data-product]")?.dataset.product;
    if (!open) return;
    noteRecent(Number(open));
    const code = new URLSearchParams(location.search).get("recommend_code") ?? "";
    next.opened = { id: Number(open), code };
    tellSoon();
  };
  look();
  new MutationObserver(debounced(look)).observe(document.body, { childList: true, subtree: true });
  addEventListener("pagehide", () => tell(next));
}

/** The most of the card, or of the screen where the card is larger. */
function isSeen({
  isIntersecting,
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const height = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  const width = Math.min(boundingClientRect.width, rootBounds?.width ?? Infinity);
  const share = (intersectionRect.height * intersectionRect.width) / (height * width);
  return isIntersecting && share >= limits.visibleShare;
}

/** Sends what this visit has not told before. */
function tell(next: Report): void {
  const visit = presentVisit();
  const shown = [...next.shown].filter((id) => id > 0 && !visit.shown.includes(id));
  const opened = next.opened && !visit.opened.includes(next.opened.id) ? next.opened : undefined;
  next.shown.clear();
  next.opened = undefined;
  if (shown.length === 0 && !opened) return;
  for (let from = 0; from === 0 || from < shown.length; from += shownAtOnce) {
    send({
      visit: visit.key,
      shown: shown.slice(from, from + shownAtOnce),
      ...(opened && from === 0 && { opened: opened.id, recommend_code: opened.code || undefined }),
    });
  }
  visit.shown.push(...shown);
  if (opened) visit.opened.push(opened.id);
  keepVisit(visit);
}

/** Outlives the page; what is lost on the way is no loss. */
function send(report: unknown): void {
  fetch(addressOf("products/viewed/", {}), {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

/** Calls once the calls have ceased for a while. */
function debounced(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, limits.viewedDebounceMs);
  };
}
