import type { Picture } from "#contract/pictures/media.ts";
import { isFilmWanted } from "../../ui/motion.ts";
import { pictureMarkup } from "../picture/markup.ts";

/**
 * Puts a card's further pictures beside its first one when a pointer or a finger comes to it: the
 * mouse's position chooses which is seen, a finger swipes them. Works on the list's own markup.
 */
export function showMoreViews(list: HTMLElement, signal: AbortSignal): void {
  const options = { passive: true, signal };
  list.addEventListener("pointermove", follow, options);
  list.addEventListener("pointerout", leave, options);
  if (matchMedia("(hover: none)").matches) prepareSwiping(list, signal);
}

function follow(event: PointerEvent) {
  const link = linkUnder(event);
  if (!link || event.pointerType !== "mouse") return;
  const strip = load(link);
  const { left, width } = link.getBoundingClientRect();
  const count = strip.children.length;
  const share = Math.min(Math.max((event.clientX - left) / width, 0), 0.999);
  strip.scrollLeft = Math.floor(share * count) * strip.clientWidth;
  mark(link, Math.floor(share * count));
}

function leave(event: PointerEvent) {
  const link = linkUnder(event);
  if (!link || event.pointerType !== "mouse" || link.contains(event.relatedTarget as Node)) return;
  stripOf(link).scrollLeft = 0;
  link.removeAttribute("data-view");
}

/** Every card gets room for its views at once; they are fetched when a finger lands on the card. */
function prepareSwiping(list: HTMLElement, signal: AbortSignal) {
  for (const link of list.querySelectorAll<HTMLElement>(cardLink)) {
    const strip = makeRoom(link);
    const seen = () => mark(link, Math.round(strip.scrollLeft / strip.clientWidth));
    strip.addEventListener("scroll", seen, { passive: true, signal });
    mark(link, 0);
  }
  const touched = (event: Event) => {
    const link = linkUnder(event);
    if (link) load(link);
  };
  list.addEventListener("pointerdown", touched, { passive: true, signal });
}

const cardLink = "[data-more] > a";

function linkUnder(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>(cardLink);
}

function stripOf(link: HTMLElement): HTMLElement {
  return link.firstElementChild as HTMLElement;
}

function viewsOf(link: HTMLElement): string[] {
  return link.parentElement?.dataset.more?.split(" ") ?? [];
}

function makeRoom(link: HTMLElement): HTMLElement {
  const strip = stripOf(link);
  const first = strip.firstElementChild;
  const pictures = strip.querySelectorAll("picture").length;
  for (let missing = viewsOf(link).length + 1 - pictures; missing > 0; missing -= 1) {
    const view = document.createElement("picture");
    view.className = first?.className ?? "";
    strip.append(view);
  }
  const film = link.parentElement?.dataset.film;
  if (film && !strip.querySelector("video") && isFilmWanted()) {
    strip.append(filmView(film, first?.className ?? ""));
  }
  return strip;
}

/** After a card has become another: its views are counted anew where they are shown at all. */
export function showFirstView(link: HTMLElement): void {
  if (link.dataset.view === undefined) return;
  link.removeAttribute("data-view");
  if (matchMedia("(hover: hover)").matches || !link.matches(cardLink)) return;
  makeRoom(link).scrollLeft = 0;
  mark(link, 0);
}

/** The last view moves; it is fetched with the others. */
function filmView(address: string, className: string): HTMLVideoElement {
  const view = document.createElement("video");
  Object.assign(view, { className, muted: true, loop: true, playsInline: true, preload: "none" });
  view.dataset.src = address;
  return view;
}

/** The strip keeps 3:4 whatever the picture, so true measures are not needed here. */
function load(link: HTMLElement): HTMLElement {
  const strip = makeRoom(link);
  const sizes = strip.querySelector("source")?.sizes ?? "50vw";
  for (const [index, id] of viewsOf(link).entries()) {
    const view = strip.children[index + 1];
    if (!view || view.hasChildNodes()) continue;
    const picture: Picture = { id, width: 1200, height: 1600, alt: "", preview: "" };
    view.innerHTML = pictureMarkup(picture, { steps: "card", sizes, alt: "" });
  }
  const film = strip.querySelector("video");
  if (film && !film.src) {
    film.src = film.dataset.src ?? "";
    film.play().catch(() => film.remove());
  }
  return strip;
}

function mark(link: HTMLElement, view: number) {
  link.dataset.view = String(view);
  link.style.setProperty("--view", String(view));
  link.style.setProperty("--views", String(stripOf(link).children.length));
}
