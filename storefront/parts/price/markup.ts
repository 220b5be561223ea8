import type from "../../ui/type.module.css";
import type { Words } from "../../words/words.tsx";
import type { Offer } from "./offer.ts";
import styles from "./price.module.css";

/** The inside of a price: the sum, on sale the old one and the percent, or the word instead. */
export function priceMarkup(offer: Offer, { catalog, common }: Words): string {
  if (offer.kind !== "price") return catalog[offer.kind];
  const now = common.roubles(offer.price);
  if (!offer.oldPrice) return now;
  const old = common.roubles(offer.oldPrice);
  return (
    `<b class="${styles.now}">${now}</b>` +
    `<s class="${styles.old}"><span class="${type.hidden}">${catalog.oldPrice}</span>${old}</s>` +
    `<span class="${styles.percent}">${catalog.percentOff(offer.percent)}</span>`
  );
}

/** The classes of what stands round it. */
export function priceClass(offer: Offer): string {
  return offer.kind === "price" ? `${styles.price}` : `${styles.price} ${styles.word}`;
}
