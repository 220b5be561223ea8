import { z } from "zod";
import { type Locale, said } from "#contract/locale.ts";
import { type Found, SaidText } from "./section.ts";

/** What each section of products keeps: the slug of its kit, and a title of its own instead of the kit's. */
export const kitContent = { kit: z.string().min(1), title: SaidText };

type KitContent = z.output<z.ZodObject<typeof kitContent>>;

/** What it shows of the kit; null when the kit is gone or empty. */
export function presentKit(kept: KitContent, found: Found, locale: Locale) {
  const kit = found.kit(kept.kit);
  if (!kit || kit.products.length === 0) return null;
  return {
    product_kit: { slug: kit.slug, products: kit.products },
    title: said(kept.title, locale) || kit.title,
  };
}
