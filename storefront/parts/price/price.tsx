import { classes } from "../../ui/classes.ts";
import { useWords } from "../../words/words.tsx";
import { priceClass, priceMarkup } from "./markup.ts";
import type { Offer } from "./offer.ts";

/** A price, the same everywhere: struck through with its percent on sale, or the word instead. */
export function Price({ offer, className }: { offer: Offer; className?: string | undefined }) {
  const words = useWords();
  return (
    <span
      className={classes(priceClass(offer), className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sums and our own words, by priceMarkup
      dangerouslySetInnerHTML={{ __html: priceMarkup(offer, words) }}
    />
  );
}
