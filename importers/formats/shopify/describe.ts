import type { Locale } from "#contract/locale.ts";
import type { NeutralAttribute, NeutralLabel, NeutralProduct } from "../../neutral.ts";
import { cleanDescription, cleanText } from "../../values/html.ts";
import { labelOf } from "../../values/labels.ts";
import { guessLanguage, sayIn } from "../../values/language.ts";
import { attributeOf } from "../../values/options.ts";
import type { ShopifyFields } from "./columns.ts";
import { metafieldAttributes } from "./metafields.ts";

type Texts = Pick<NeutralProduct, "title" | "description" | "seoTitle" | "seoDescription">;

/** The texts of a product and, unless it is told, the language that its letters are of. */
export function textsOf(fields: ShopifyFields, asked?: Locale): Texts & { language: Locale } {
  const title = cleanText(fields.title ?? "", 200);
  const description = cleanDescription(fields.body ?? "");
  const language = asked ?? guessLanguage(`${title} ${description}`);
  return {
    language,
    title: sayIn(language, title),
    description: sayIn(language, description),
    seoTitle: sayIn(language, cleanText(fields.seoTitle ?? "", 200)),
    seoDescription: sayIn(language, cleanText(fields.seoDescription ?? "", 400)),
  };
}

export interface Filing {
  categories: string[][];
  labels: NeutralLabel[];
  attributes: NeutralAttribute[];
}

/**
 * Where a product belongs. Its type is the shop's own category, else the standard one; a shop that
 * uses neither sorts its goods by tags, so there they are the categories. Tags that other shops
 * show as labels are labels; what is left stays an attribute.
 */
export function filingOf(fields: ShopifyFields, language: Locale): Filing {
  const tags = (fields.tags ?? "")
    .split(",")
    .map((tag) => cleanText(tag, 80))
    .filter(Boolean);
  const labels = tags.flatMap((tag) => labelOf(tag) ?? []);
  const plain = tags.filter((tag) => !labelOf(tag));
  const path = pathOf(fields.type) ?? pathOf(fields.category);
  const texts = {
    tags: path ? plain : [],
    gender: [fields.gender ?? ""],
    age_group: [fields.ageGroup ?? ""],
  };
  const told = Object.entries(texts).flatMap(
    ([code, values]) => attributeOf(code, values, language, { html: cleanDescription }) ?? [],
  );
  const said = [...metafieldAttributes(fields.metafields, language), ...told];
  return {
    categories: path ? [path] : plain.map((tag) => [tag]),
    labels: [...new Map(labels.map((label) => [label.slug, label])).values()],
    attributes: [...new Map(said.map((one) => [one.slug, one])).values()],
  };
}

/** "Apparel & Accessories > Clothing > Dresses" → its titles. */
function pathOf(text: string | undefined): string[] | null {
  const path = (text ?? "")
    .split(">")
    .map((title) => cleanText(title, 120))
    .filter(Boolean);
  return path.length > 0 ? path : null;
}
