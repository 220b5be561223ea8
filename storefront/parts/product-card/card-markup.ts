import type { Locale } from "#contract/locale.ts";
import { links } from "../../links.ts";
import { escapeHtml } from "../../ui/escape-html.ts";
import type from "../../ui/type.module.css";
import type { Words } from "../../words/words.tsx";
import heart from "../favorites/heart.module.css";
import { pictureMarkup } from "../picture/markup.ts";
import picture from "../picture/picture.module.css";
import { priceClass, priceMarkup } from "../price/markup.ts";
import type { CardView } from "./card-view.ts";
import { colorOf } from "./color-of.ts";
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
    (options.hideTitle ? "" : line(styles.title, card.title) + line(type.hidden, colorOf(card))) +
    (options.hidePrice ? "" : priceOf(card, language.words)) +
    `</a>${heartOf(card, language.words)}${addButton(card, language.words)}${footOf(card, language)}`
  );
}

function line(className: string | undefined, text: string): string {
  return `<span class="${className}">${escapeHtml(text)}</span>`;
}

function nameOf(card: CardView): string {
  return [card.title, colorOf(card)].filter(Boolean).join(", ");
}

function viewsOf(card: CardView, { sizes, first, hideTitle }: CardOptions): string {
  // Read aloud, the link would say its title twice.
  const alt = card.alt === card.title && !hideTitle ? "" : card.alt;
  const look = { steps: "card", sizes, alt, first } as const;
  const view = card.picture
    ? `<picture class="${picture.picture} ${styles.view}">${pictureMarkup(card.picture, look)}</picture>`
    : `<span class="${styles.view}"></span>`;
  return `<span class="${styles.views}">${view}</span>`;
}

function priceOf({ offer }: CardView, words: Words): string {
  return `<span class="${priceClass(offer)} ${styles.price}">${priceMarkup(offer, words)}</span>`;
}

/** Pressed or not the browser knows; see `parts/favorites`. */
function heartOf(card: CardView, { catalog }: Words): string {
  const label = escapeHtml(`${catalog.favorite}: ${nameOf(card)}`);
  return (
    `<button type="button" class="${heart.heart} ${styles.heart}" data-heart="${card.id}"` +
    ` aria-pressed="false" aria-label="${label}"></button>`
  );
}

function addButton(card: CardView, { catalog }: Words): string {
  if (!card.buyable) return "";
  const word = card.offer.kind === "preorder" ? catalog.preorder : catalog.add;
  const label = escapeHtml(`${word}: ${nameOf(card)}`);
  return (
    `<button type="button" class="${styles.add}" data-add aria-label="${label}">` +
    `<span>${word}</span></button>`
  );
}

function footOf(card: CardView, language: Language): string {
  const { catalog } = language.words;
  const words = [
    ...(card.soldOut ? [line(styles.note, catalog.soldOut)] : []),
    ...card.labels.map((label) => line(styles.label, label)),
  ];
  const swatches = card.colors.length > 1 ? swatchesOf(card, language) : "";
  if (!swatches && words.length === 0) return "";
  return `<span class="${styles.foot}">${swatches}<span class="${styles.words}">${words.join("")}</span></span>`;
}

/** Links to the other colors, which the browser turns into switches of the card itself. */
function swatchesOf({ slug: own, title: name, colors }: CardView, { locale }: Language): string {
  const swatches = colors.slice(0, swatchesShown).map(({ id, slug, title, code }) => {
    const label = escapeHtml(`${name}, ${title}`);
    const style = `style="color:${escapeHtml(code)}"`;
    const current = slug === own ? ' aria-current="true"' : "";
    return `<a class="${styles.swatch}" href="${links[locale].product(slug)}" data-color="${id}"${current} aria-label="${label}" ${style}></a>`;
  });
  const others = colors.length - swatchesShown;
  return swatches.join("") + (others > 0 ? line(styles.moreColors, `+${others}`) : "");
}
