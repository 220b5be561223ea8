import type { MetaDescriptor } from "react-router";
import type { Product } from "#contract/goods/catalog.ts";
import { fallbackLocale, type Locale, locales } from "#contract/locale.ts";
import type { Picture } from "#contract/pictures/media.ts";
import { picturePath } from "#contract/pictures/picture-path.ts";
import type { Settings } from "#contract/settings.ts";
import type { ShopOnServer } from "../../api.ts";
import { inLocale, links } from "../../links.ts";

/** Where a page stands: what its addresses to the outside are made of. */
export interface PagePlace {
  locale: Locale;
  /** "https://shop.example" */
  origin: string;
  shopName: string;
}

export function placeOf({ locale, origin }: ShopOnServer, settings: Settings): PagePlace {
  return { locale, origin, shopName: settings.shop_name };
}

interface PageFacts {
  /** The page's one address, in its own language: the canonical. */
  path: string;
  title: string;
  description: string;
  picture?: Picture | null | undefined;
  type?: "website" | "product";
}

/** Title, canonical, the other languages and what shared links show. */
export function pageMeta(place: PagePlace, facts: PageFacts): MetaDescriptor[] {
  const { origin, locale, shopName } = place;
  const title = facts.title.includes(shopName) ? facts.title : `${facts.title} — ${shopName}`;
  const at = (other: Locale) => origin + inLocale(facts.path, other);
  const alternates = [
    ...locales.map((other) => [other, at(other)]),
    ["x-default", at(fallbackLocale)],
  ];
  return [
    { title },
    ...(facts.description ? [{ name: "description", content: facts.description }] : []),
    { tagName: "link", rel: "canonical", href: origin + facts.path },
    ...alternates.map(([hrefLang, href]) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href,
    })),
    { property: "og:type", content: facts.type ?? "website" },
    { property: "og:site_name", content: shopName },
    { property: "og:title", content: title },
    { property: "og:url", content: origin + facts.path },
    { property: "og:locale", content: locale === "ru" ? "ru_RU" : "en_US" },
    ...(facts.description ? [{ property: "og:description", content: facts.description }] : []),
    ...pictureMeta(origin, facts.picture),
  ];
}

const sharedWidth = 1200;

function pictureMeta(origin: string, picture: Picture | null | undefined): MetaDescriptor[] {
  if (!picture) return [];
  const width = Math.min(sharedWidth, picture.width);
  return [
    { property: "og:image", content: origin + picturePath(picture.id, sharedWidth, "jpeg") },
    { property: "og:image:width", content: String(width) },
    {
      property: "og:image:height",
      content: String(Math.round((width * picture.height) / picture.width)),
    },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The way from the root, as search engines read it. */
export function breadcrumbsMeta(
  { origin, locale }: PagePlace,
  crumbs: Product["breadcrumbs"],
): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ title, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: origin + links[locale].category(path),
      })),
    },
  };
}

interface ListedItem {
  title: string;
  /** Its page's path, in the shopper's language. */
  path: string;
}

/** What a page lists, as search engines read it. */
export function itemListMeta(
  { origin }: PagePlace,
  items: readonly ListedItem[],
  name?: string,
): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "ItemList",
      ...(name !== undefined && { name }),
      itemListElement: items.map(({ title, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: origin + path,
      })),
    },
  };
}
