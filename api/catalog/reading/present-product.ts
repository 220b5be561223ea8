import type { Product } from "#contract/goods/catalog.ts";
import { type Locale, said, saidIn } from "#contract/locale.ts";
import { textOf } from "../../html/clean-html.ts";
import { escapeHtml } from "../../html/escape-html.ts";
import type { CardRow } from "../queries/cards.ts";
import type { AttributeRow, ProductRow } from "../queries/products.ts";
import { presentCard, presentPrice } from "./present-card.ts";
import { presentSize } from "./present-size.ts";

export interface ProductParts {
  row: ProductRow;
  breadcrumbs: Product["breadcrumbs"];
  look: readonly CardRow[];
  similar: readonly CardRow[];
}

/** All that the page of a product shows. */
export function presentProduct(
  { row, breadcrumbs, look, similar }: ProductParts,
  locale: Locale,
): Product {
  const card = presentCard(row, locale);
  return {
    ...card,
    description: said(row.description, locale),
    lang: saidIn(row.description, locale),
    sizes: row.sizes.map(presentSize),
    size_grid: row.size_grid && {
      slug: row.size_grid.slug,
      title: said(row.size_grid.title, locale),
    },
    attributes: row.attributes
      .filter(tellsSomething)
      .map((attribute) => presentAttribute(attribute, locale)),
    breadcrumbs,
    country: row.country,
    preorder_ships_on: row.preorder_ships_on,
    seo_title: said(row.seo_title, locale) || card.title,
    seo_description:
      said(row.seo_description, locale) || textOf(said(row.description, locale)).slice(0, 200),
    lowest_price_30_days:
      row.lowest_price_30_days === null ? null : presentPrice(row.lowest_price_30_days),
    complete_the_look: look.map((one) => presentCard(one, locale)),
    similar: similar.map((one) => presentCard(one, locale)),
  };
}

/** What a garment is not, an importer's empty flags above all, is no news to a shopper. */
function tellsSomething({ kind, values }: AttributeRow): boolean {
  return kind !== "boolean" || values.some(({ boolean }) => boolean);
}

const yesNo = { ru: ["нет", "да"], en: ["no", "yes"] } as const;

function presentAttribute(attribute: AttributeRow, locale: Locale): Product["attributes"][number] {
  const texts = attribute.values.map(({ option, text, number, boolean }) => {
    if (option) return escapeHtml(said(option, locale));
    if (text) return said(text, locale);
    if (number !== null) return number.toLocaleString(locale);
    return yesNo[locale][boolean ? 1 : 0];
  });
  return {
    slug: attribute.slug,
    title: said(attribute.title, locale),
    kind: attribute.kind,
    html: texts.join(", "),
  };
}
