import type { Locale, Said } from "#contract/locale.ts";
import type { NeutralAttribute, NeutralLabel, NeutralPicture } from "../../neutral.ts";
import type { StoredRow } from "../../row-store.ts";
import { cleanDescription, cleanText } from "../../values/html.ts";
import { labelOf } from "../../values/labels.ts";
import { guessLanguage, languageOfCode, sayIn } from "../../values/language.ts";
import { attributeOf, axisOf } from "../../values/options.ts";
import { parseList, parsePairs } from "./pairs.ts";
import { parseDay } from "./special-price.ts";

type Fields = Readonly<Record<string, string>>;

export interface Texts {
  language: Locale;
  title: Said;
  description: Said;
  seoTitle: Said;
  seoDescription: Said;
}

/** The texts of a product; rows of store views in another language add theirs. */
export function textsOf(head: Fields, views: readonly StoredRow[], asked?: Locale): Texts {
  const said = wordsOf(head);
  const language = asked ?? guessLanguage(`${said.title} ${said.description}`);
  const texts = { language, ...textsIn(language, said) };
  for (const { fields } of views) {
    const other = languageOfCode(fields.store_view_code ?? "");
    if (!other || other === language) continue;
    const added = textsIn(other, wordsOf(fields));
    texts.title = { ...texts.title, ...added.title };
    texts.description = { ...texts.description, ...added.description };
    texts.seoTitle = { ...texts.seoTitle, ...added.seoTitle };
    texts.seoDescription = { ...texts.seoDescription, ...added.seoDescription };
  }
  return texts;
}

type Words = Record<Exclude<keyof Texts, "language">, string>;

/** What a page builder calls its widgets by; no shopper reads it. */
const directive = /\{\{[^{}]*\}\}/g;

function wordsOf(fields: Fields): Words {
  const description = fields.description ?? fields.short_description ?? "";
  return {
    title: cleanText(fields.name ?? "", 200),
    description: cleanDescription(description.replaceAll(directive, "")),
    seoTitle: cleanText(fields.meta_title ?? "", 200),
    seoDescription: cleanText(fields.meta_description ?? "", 400),
  };
}

function textsIn(language: Locale, words: Words): Omit<Texts, "language"> {
  return {
    title: sayIn(language, words.title),
    description: sayIn(language, words.description),
    seoTitle: sayIn(language, words.seoTitle),
    seoDescription: sayIn(language, words.seoDescription),
  };
}

/** Attributes that steer Magento itself, or that are told elsewhere in the neutral product. */
const structural =
  /^(has_options|required_options|manufacturer|brand|ts_.*|msrp.*|gift_.*|links_.*|shipment_type|tax_class_.*|gtin|ean|barcode)$/;

export function attributesOf(fields: Fields, language: Locale): NeutralAttribute[] {
  return [...parsePairs(fields.additional_attributes ?? "")]
    .filter(([code]) => !structural.test(code) && !labelOf(code) && axisOf(code) === "other")
    .flatMap(
      ([code, value]) =>
        attributeOf(code, value.split("|"), language, { html: cleanDescription }) ?? [],
    );
}

export function labelsOf(fields: Fields, now: Date): NeutralLabel[] {
  const labels = [...parsePairs(fields.additional_attributes ?? "")]
    .filter(([, value]) => /^(yes|1|да)$/i.test(value))
    .flatMap(([code]) => labelOf(code) ?? []);
  const from = parseDay(fields.new_from_date ?? "");
  const until = parseDay(fields.new_to_date ?? "", 1);
  const isNew =
    (from !== null || until !== null) && (!from || from <= now) && (!until || until > now);
  if (isNew) labels.push(...[labelOf("new")].filter((label) => label !== null));
  return [...new Map(labels.map((label) => [label.slug, label])).values()];
}

/** The pictures of a row, the main one first, without those hidden from the product's page. */
export function picturesOf(fields: Fields, language: Locale): NeutralPicture[] {
  const hidden = new Set(parseList(fields.hide_from_product_page ?? ""));
  const labels = (fields.additional_image_labels ?? "").split(",");
  const main = { source: fields.base_image ?? "", label: fields.base_image_label ?? "" };
  const others = parseList(fields.additional_images ?? "").map((source, index) => ({
    source,
    label: labels[index]?.trim() ?? "",
  }));
  return [main, ...others]
    .filter(({ source }) => source !== "" && source !== "no_selection" && !hidden.has(source))
    .map(({ source, label }) => ({ source, alt: sayIn(language, cleanText(label, 200)) }));
}

export function brandOf(fields: Fields): string | null {
  const pairs = parsePairs(fields.additional_attributes ?? "");
  const name =
    fields.brand ?? fields.manufacturer ?? pairs.get("brand") ?? pairs.get("manufacturer");
  return name ? cleanText(name, 120) || null : null;
}
