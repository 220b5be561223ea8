import { fallbackLocale, type Locale, locales } from "#contract/locale.ts";

/** The language an address is in: `/en/…` is English, anything without a prefix is Russian. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split("/", 2)[1];
  return locales.find((locale) => locale === first && locale !== fallbackLocale) ?? fallbackLocale;
}

/** The path without its language: "/en/women" and "/women" are both "/women". */
export function withoutLocale(pathname: string): string {
  const locale = localeOf(pathname);
  return locale === fallbackLocale ? pathname : pathname.slice(locale.length + 1) || "/";
}

/** The same page in another language. */
export function inLocale(pathname: string, locale: Locale): string {
  const path = withoutLocale(pathname);
  if (locale === fallbackLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** True for an address on another host, a phone number or a letter. */
export function isExternal(url: string): boolean {
  return /^(?:https?:|tel:|mailto:|\/\/)/i.test(url);
}

export interface Arrival {
  recommendCode: string;
  recommendProductId?: number;
}

/** Every address of the shop, in one language. Nothing else spells an address. */
function linksIn(locale: Locale) {
  const to = (path: string) => inLocale(path, locale);
  const toKit = (slug: string) => to(`/list/${encodeURIComponent(slug)}`);
  return {
    home: () => to("/"),
    about: () => to("/about"),
    /** A static page: the privacy policy, delivery, returns. */
    page: (slug: string) => to(`/pages/${encodeURIComponent(slug)}`),
    mobileApp: () => to("/qr-mobile"),
    catalog: () => to("/catalog"),
    /** `path` is the chain of slugs from the root: "women/dresses"; one made of a kit is its list. */
    category: (path: string, kit?: string | null) => (kit ? toKit(kit) : to(`/${path}`)),
    /** All pieces that wear a label. */
    label: (slug: string) => `${to("/catalog")}?label=${encodeURIComponent(slug)}`,
    /** All pieces of a brand. */
    brand: (slug: string) => `${to("/catalog")}?brand=${encodeURIComponent(slug)}`,
    /** `date` is the day it was published: "2026-11-21". */
    article: (date: string, slug: string) => to(`/magazine/${date}/${encodeURIComponent(slug)}`),
    kit: toKit,
    /** All looks, or those of a category by its chain of slugs. */
    sets: (category = "") => to(category ? `/sets/${category}` : "/sets"),
    /** A look. */
    set: (slug: string) => to(`/set/${encodeURIComponent(slug)}`),
    product: (slug: string, arrival?: Arrival) =>
      to(`/product/${encodeURIComponent(slug)}`) + queryOf(arrival),
    /** Without a query: the search's own start. */
    search: (query = "", page = 1) => to("/search") + searchOf(query, page),
    favorites: () => to("/my/favorites"),
    cart: () => to("/order/cart"),
    orderForm: () => to("/order/form"),
    preorderForm: () => `${to("/order/form")}?is_preorder=true`,
    /** A guest opens it with the secret kept in the browser, or in the letter's `#key=…`. */
    order: (orderNumber: string) => to(`/my/history/${encodeURIComponent(orderNumber)}`),
    thanks: (orderNumber: string) =>
      `${to("/order/thanks")}?order=${encodeURIComponent(orderNumber)}`,
    paymentSuccess: (orderNumber: string) =>
      to(`/order/payments/success/${encodeURIComponent(orderNumber)}`),
    paymentFail: (orderNumber: string) =>
      to(`/order/payments/fail/${encodeURIComponent(orderNumber)}`),
    /** An address from menus, posters and texts: ours gets its language, others stay. */
    any: (url: string) => (isExternal(url) || url.startsWith("#") ? url : to(url)),
  };
}

function searchOf(query: string, page: number): string {
  if (!query) return "";
  return `?${new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })}`;
}

function queryOf(arrival: Arrival | undefined): string {
  if (!arrival) return "";
  const query = new URLSearchParams({ recommend_code: arrival.recommendCode });
  if (arrival.recommendProductId) {
    query.set("recommend_product_id", String(arrival.recommendProductId));
  }
  return `?${query}`;
}

export type Links = ReturnType<typeof linksIn>;

export const links = Object.fromEntries(
  locales.map((locale) => [locale, linksIn(locale)]),
) as Record<Locale, Links>;
