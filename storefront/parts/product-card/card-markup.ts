import type { Locale } from "#contract/locale.ts";
import { links } from "../../links.ts";
import { escapeHtml } from "../../ui/escape-html.ts";
import type { Words } from "../../words/words.tsx";
import heart from "../favorites/heart.module.css";
import { pictureMarkup } from "../picture/markup.ts";
import picture from "../picture/picture.module.css";
import { priceClass, priceMarkup } from "../price/markup.ts";
import type { CardView } from "./card-view.ts";
import styles from "./product-card.module.css";

export interface CardOptions {
  /** The `sizes` of its picture. */
  sizes: string;
  /** The first screen is waiting for its picture. */
  first?: boolean | undefined;
  hideBrand?: boolean | undefined;
  hideTitle?: boolean | undefined;
  hidePrice?: boolean | undefined;
  /** Told to recommendations when the card is followed. */
  recommendCode?: string | undefined;
}

interface Language {
  locale: Locale;
  words: Words;
}

/** How many swatches stand on a card before the rest becomes a number. */
const swatchesShown = 5;

/**
 * The inside of a card. A string, as the inside of a picture is: as elements, two dozen cards took
 * the larger part of a listing's rendering time and of its waking up in the browser.
 */
export function cardMarkup(card: CardView, options: CardOptions, language: Language): string {
  const { recommendCode } = options;
  const arrival = recommendCode ? { recommendCode, recommendProductId: card.id } : undefined;
  const href = escapeHtml(links[language.locale].product(card.slug, arrival));
  return (
    `<a class="${styles.link}" href="${href}">${viewsOf(card, options)}` +
    (card.brand && !options.hideBrand ? line(styles.brand, card.brand) : "") +
    (options.hideTitle ? "" : line(styles.title, card.title)) +
    (options.hidePrice ? "" : priceOf(card, language.words)) +
    `</a>${heartOf(card, language.words)}${addButton(card, language.words)}${footOf(card, language)}`
  );
}

function line(className: string | undefined, text: string): string {
  return `<span class="${className}">${escapeHtml(text)}</span>`;
}

function viewsOf(card: CardView, { sizes, first }: CardOptions): string {
  const look = { steps: "card", sizes, alt: card.alt, first } as const;
  const view = card.picture
    ? `<picture class="${picture.picture} ${styles.view}">${pictureMarkup(card.picture, look)}</picture>`
    : `<span class="${styles.view}"></span>`;
  return `<span class="${styles.views}">${view}</span>`;
}

function priceOf({ offer }: CardView, words: Words): string {
  return `<span class="${priceClass(offer)} ${styles.price}">${priceMarkup(offer, words)}</span>`;
}

/** Pressed or not the browser knows; see `parts/favorites`. */
function heartOf({ id, title }: CardView, { catalog }: Words): string {
  const label = escapeHtml(`${catalog.favorite}: ${title}`);
  return (
    `<button type="button" class="${heart.heart} ${styles.heart}" data-heart="${id}"` +
    ` aria-pressed="false" aria-label="${label}"></button>`
  );
}

function addButton({ buyable, offer, title }: CardView, { catalog }: Words): string {
  if (!buyable) return "";
  const word = offer.kind === "preorder" ? catalog.preorder : catalog.add;
  const label = escapeHtml(`${word}: ${title}`);
  return (
    `<button type="button" class="${styles.add}" data-add aria-label="${label}">` +
    `<span>${word}</span></button>`
  );
}

function footOf(card: CardView, { locale, words }: Language): string {
  const note = card.soldOut
    ? line(styles.note, words.catalog.soldOut)
    : card.label && line(styles.label, card.label);
  const colors = card.colors.length > 1 ? card.colors : [];
  if (colors.length === 0 && !note) return "";
  const swatches = colors.slice(0, swatchesShown).map(({ slug, title, code }) => {
    const label = escapeHtml(`${card.title}, ${title}`);
    const style = `style="color:${escapeHtml(code)}"`;
    return `<a class="${styles.swatch}" href="${links[locale].product(slug)}" aria-label="${label}" ${style}></a>`;
  });
  const more =
    colors.length > swatchesShown
      ? line(styles.moreColors, `+${colors.length - swatchesShown}`)
      : "";
  return `<span class="${styles.foot}">${swatches.join("")}${more}${note ?? ""}</span>`;
}
