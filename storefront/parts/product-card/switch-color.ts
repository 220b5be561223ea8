import type { ProductCard } from "#contract/goods/product-card.ts";
import type { Locale } from "#contract/locale.ts";
import { apiIn } from "../../api.ts";
import type { Words } from "../../words/words.tsx";
import { type CardOptions, cardMarkup } from "./card-markup.ts";
import { type CardView, cardView } from "./card-view.ts";
import { showFirstView } from "./more-views.ts";
import styles from "./product-card.module.css";

/** How the shop speaks and shows its prices. */
interface Manner {
  locale: Locale;
  words: Words;
  isOldPriceShown: boolean;
}

const read = new Map<string, Promise<ProductCard | undefined>>();

/**
 * Turns a card into that of another color of its model, where it stands: picture, price, link, heart
 * and button follow. Answers the card that it is now; null when `isWanted` says by then that another
 * color was chosen. Rejects when the color cannot be had: its link leads on then.
 */
export async function switchColor(
  card: HTMLElement,
  swatch: HTMLElement,
  manner: Manner,
  isWanted: () => boolean,
): Promise<CardView | null> {
  const id = swatch.dataset.color ?? "";
  if (!isWanted()) return null;
  card.ariaBusy = "true";
  try {
    const product = await readProduct(id, manner.locale);
    if (!isWanted()) return null;
    if (!product) throw new Error("This color is not shown any more");
    const view = cardView(product, { is_old_price: manner.isOldPriceShown });
    redraw(card, view, manner);
    return view;
  } finally {
    if (isWanted()) card.ariaBusy = null;
  }
}

function readProduct(ids: string, locale: Locale): Promise<ProductCard | undefined> {
  const name = `${locale} ${ids}`;
  const reading =
    read.get(name) ??
    apiIn(locale)("GET products/", { query: { ids } }).then(({ results }) => results[0]);
  read.set(name, reading);
  reading.catch(() => read.delete(name));
  return reading;
}

/** The link and its strip of views stay the elements they were: swiping listens to them. */
function redraw(card: HTMLElement, view: CardView, manner: Manner): void {
  const fresh = document.createElement("template");
  fresh.innerHTML = cardMarkup(view, optionsOf(card), manner);
  const [link, strip] = [card.querySelector("a"), card.querySelector(`.${styles.views}`)];
  const [newLink, ...newRest] = fresh.content.children;
  const [newStrip, ...newLines] = newLink?.children ?? [];
  if (!link || !strip || !newStrip) return;
  const focused = card.querySelector(":focus")?.getAttribute("data-color");
  link.href = newLink?.getAttribute("href") ?? "";
  strip.replaceChildren(...newStrip.childNodes);
  link.replaceChildren(strip, ...newLines);
  const panels = card.querySelectorAll(":scope > [role=group]");
  card.replaceChildren(link, ...newRest, ...panels);
  card.dataset.card = String(view.id);
  setOrRemove(card, "more", view.more.join(" "));
  setOrRemove(card, "film", view.film);
  showFirstView(link);
  card.querySelector<HTMLElement>(`[data-color="${focused}"]`)?.focus();
}

function setOrRemove(card: HTMLElement, name: string, value: string | undefined): void {
  if (value) card.dataset[name] = value;
  else delete card.dataset[name];
}

/** How the card was drawn, read from what stands there. */
function optionsOf(card: HTMLElement): CardOptions {
  const hides = (className: string | undefined) => !card.querySelector(`.${className}`);
  const recommendCode = new URL(card.querySelector("a")?.href ?? "").searchParams.get(
    "recommend_code",
  );
  return {
    sizes: card.querySelector("source")?.sizes ?? "50vw",
    hideBrand: hides(styles.brand),
    hideTitle: hides(styles.title),
    hidePrice: hides(styles.price),
    ...(recommendCode && { recommendCode }),
  };
}
