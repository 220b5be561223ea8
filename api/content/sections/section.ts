import { z } from "zod";
import type { Block } from "#contract/blocks/index.ts";
import type { Locale, Said } from "#contract/locale.ts";
import type { Picture } from "#contract/pictures/media.ts";
import type { Kit } from "../../catalog/public.ts";
import { cleanSaid } from "../../html/clean-html.ts";
import { isAddress } from "../../settings/public.ts";

/** What is said in both languages, as a section keeps it. */
export const SaidText = z
  .strictObject({ ru: z.string().optional(), en: z.string().optional() })
  .default({});

/** HTML in both languages, sanitized wherever it comes from: an editor or the table. */
export const SaidHtml = SaidText.transform(cleanSaid);

/** Where a section leads to; nowhere when empty. */
export const Address = z.string().refine(isAddress, "Not an address to link to").default("");

export const PictureId = z.string().nullable().default(null);

/** What a section's pictures and kits turned out to be. */
export interface Found {
  picture(id: string | null, alt: Said, locale: Locale): Picture | null;
  kit(slug: string): Kit | null;
}

/** One kind of section of the home page: how it is kept and how it goes out. */
export interface SectionKind<S extends z.ZodType, B extends Block> {
  resourcetype: B["resourcetype"];
  content: S;
  pictures(content: z.output<S>): (string | null)[];
  kits(content: z.output<S>): string[];
  /** Null when there is nothing to show, such as a carousel whose kit is empty. */
  present(content: z.output<S>, found: Found, locale: Locale): B | null;
}

/** Lets the compiler follow a kind's own content through its functions. */
export function sectionKind<S extends z.ZodType, B extends Block>(
  kind: SectionKind<S, B>,
): SectionKind<S, B> {
  return kind;
}
