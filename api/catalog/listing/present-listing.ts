import type { Filter, FilterItem, FilterSwitch, ProductListing } from "#contract/goods/listing.ts";
import { writeListingQuery } from "#contract/goods/listing-query.ts";
import { limits } from "#contract/limits.ts";
import { type Locale, said } from "#contract/locale.ts";
import { presentList } from "../../calls/present-list.ts";
import type { CallContext } from "../../context.ts";
import type { ValueRow } from "../queries/listing/filter-counts.ts";
import { presentPrice } from "../reading/present-card.ts";
import { commonGroups } from "./common-groups.ts";
import type { AskedListing, Listing } from "./find-listing.ts";

const titles = {
  size: { ru: "Размер", en: "Size" },
  color: { ru: "Цвет", en: "Colour" },
  brand: { ru: "Бренд", en: "Brand" },
  label: { ru: "Метки", en: "Labels" },
};

/** A number is chosen among its values as long as they are not more. */
const numbersMax = 30;

export function presentListing(
  context: Pick<CallContext, "locale" | "siteId">,
  query: AskedListing,
  listing: Listing,
): ProductListing {
  const { category, page, limit } = query;
  const { counts } = listing;
  const sale = presentSwitch("sale", query.sale, listing);
  return {
    ...presentList(
      context,
      "catalog/",
      { category, page, limit, ...addressOf(query) },
      { ...listing, depth: limits.listDepth },
    ),
    filters: presentFilters(listing, context.locale),
    price: presentPrices(counts.price, query.price),
    in_stock: presentSwitch("in_stock", query.inStock, listing),
    sale,
    is_sortable_by_discount: sale.count > 0,
  };
}

/** The groups that can narrow the list, or have already. */
function presentFilters(listing: Listing, locale: Locale): Filter[] {
  const group = (slug: string, title: string, isUpper: boolean, isNumber = false): Filter => ({
    slug,
    title,
    upper_auto_filter: isUpper,
    items: presentItems(slug, listing, locale, isNumber),
  });
  const fixed = (slug: keyof typeof titles) => group(slug, titles[slug][locale], false);
  const attributes = listing.counts.attributes.map((one) =>
    group(one.slug, said(one.title, locale), one.is_upper_filter, one.kind === "number"),
  );
  const numbers = new Set(
    listing.counts.attributes.filter(({ kind }) => kind === "number").map(({ slug }) => slug),
  );
  return [
    ...attributes.filter((one) => one.upper_auto_filter),
    ...commonGroups.map(fixed),
    ...attributes.filter((one) => !one.upper_auto_filter),
  ].filter((one) => isOffered(one, listing.count, numbers.has(one.slug)));
}

/** Size and color want more than one option; every other group, a way to narrow. */
function isOffered({ slug, items }: Filter, whole: number, isNumber: boolean): boolean {
  if (items.some(({ active }) => active)) return true;
  if (isNumber && items.length > numbersMax) return false;
  if (slug === "size" || slug === "color") return items.length > 1;
  return items.some(({ count }) => count < whole);
}

function presentItems(
  name: string,
  { counts, chosen }: Listing,
  locale: Locale,
  isNumber: boolean,
): FilterItem[] {
  const active = new Set(chosen.filter((one) => one.name === name).map(({ value }) => value));
  const counted = counts.values.filter((one) => one.name === name);
  const left = new Set(counted.map(({ value }) => value));
  const emptied = chosen
    .filter((one) => one.name === name && !left.has(one.value))
    .map((one) => ({ ...one, count: 0 }));
  const compare = isNumber ? byNumber : name === "size" ? bySize : byPlace;
  return [...counted, ...emptied]
    .map((row) => ({ row, title: titleOf(row, locale, isNumber) }))
    .sort(compare)
    .map(({ row, title }, index) => ({
      id: row.id ?? index + 1,
      slug: row.value,
      title,
      active: active.has(row.value),
      count: row.count,
      color_code: row.color_code,
    }));
}

type Titled = { row: ValueRow; title: string };

function byNumber(a: Titled, b: Titled): number {
  return numberOf(a.row.value) - numberOf(b.row.value);
}

/** As the handbook has them, then by their titles. */
function byPlace(a: Titled, b: Titled): number {
  const places =
    (a.row.shelf ?? 0) - (b.row.shelf ?? 0) || (a.row.position ?? 0) - (b.row.position ?? 0);
  return places || a.title.localeCompare(b.title) || (a.row.value < b.row.value ? -1 : 1);
}

/** Letters before numbers; numbers of all grids in one row, for jeans and shoes share some. */
function bySize(a: Titled, b: Titled): number {
  const [one, other] = [numberIn(a.title), numberIn(b.title)];
  if (one === null || other === null) {
    return Number(one !== null) - Number(other !== null) || byPlace(a, b);
  }
  return one - other || byPlace(a, b);
}

/** "38" and "38,5" are numbers, "38–40" is none. */
function numberIn(title: string): number | null {
  return /^\d+([.,]\d+)?$/.test(title) ? Number(title.replace(",", ".")) : null;
}

function titleOf({ title, value }: ValueRow, locale: Locale, isNumber: boolean): string {
  return isNumber ? numberOf(value).toLocaleString(locale) : said(title, locale);
}

/** "3-5" is 3.5, "m2" is −2: as number_slug() writes it. */
function numberOf(slug: string): number {
  return Number(slug.replace("-", ".").replace(/^m/, "-"));
}

function presentSwitch(
  name: "in_stock" | "sale",
  active: true | undefined,
  { counts }: Listing,
): FilterSwitch {
  return {
    active: active ?? false,
    count: counts.values.find((one) => one.name === name)?.count ?? 0,
  };
}

function presentPrices(
  bounds: [number, number] | null,
  asked: AskedListing["price"],
): ProductListing["price"] {
  if (!bounds || (bounds[0] === bounds[1] && !asked)) return null;
  const [min, max] = bounds.map(presentPrice) as [number, number];
  return { min, max, from: asked?.from ?? null, to: asked?.to ?? null };
}

/** What else the address of another page of the list says. */
function addressOf(query: AskedListing): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(writeListingQuery({ ...query, page: 1 })));
}
