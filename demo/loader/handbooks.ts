import {
  saveAttribute,
  saveBrand,
  saveCollection,
  saveColor,
  saveLabel,
  saveSizeGrid,
} from "#api/catalog/public.ts";
import { brands } from "../goods/brands.ts";
import { collections } from "../goods/collections.ts";
import { colorReferences } from "../goods/color-references.ts";
import { labels } from "../goods/labels.ts";
import { sizeGrids } from "../goods/size-grids.ts";
import { typeset } from "../goods/typography.ts";
import { type Loading, siteId } from "./loading.ts";

/** The long texts of a product's page, in the order of its accordion. */
const longTexts = {
  composition: typeset("Состав и ткань", "Composition and cloth"),
  care: typeset("Уход", "Care"),
  measurements: typeset("Обмеры изделия", "Measurements"),
};

export interface Handbooks {
  brands: Map<string, number>;
  colors: Map<string, number>;
  labels: Map<string, number>;
  collections: Map<string, number>;
  attributes: Map<string, number>;
  grids: Map<string, { id: number; sizes: Map<string, number> }>;
}

/** Saves what products refer to: brands, colors, labels, sizes, collections, attributes. */
export async function loadHandbooks({ db, pictures }: Loading): Promise<Handbooks> {
  return {
    brands: await each(brands, (slug, brand) => saveBrand(db, { slug, ...brand })),
    colors: await each(colorReferences, (slug, { title, hex }) =>
      saveColor(db, { slug, title, code: hex }),
    ),
    labels: await each(labels, (slug, { title, titlePlural }, position) =>
      saveLabel(db, { slug, title, title_plural: titlePlural, position }),
    ),
    collections: await each(collections, (slug, collection, position) =>
      saveCollection(db, {
        siteId,
        slug,
        title: collection.title,
        description: collection.subtitle,
        listImage: pictures.get(collection.listImage) ?? null,
        imageMobile: pictures.get(collection.imageMobile) ?? null,
        position,
      }),
    ),
    attributes: await each(longTexts, (slug, title, position) =>
      saveAttribute(db, { slug, title, kind: "text", is_shown: true, position }),
    ),
    grids: await each(sizeGrids, (slug, { title, sizes }) =>
      saveSizeGrid(db, { slug, title, sizes }),
    ),
  };
}

/** Saves every entry, one after the other, with its place from 1. */
async function each<T, R>(
  entries: Record<string, T>,
  save: (slug: string, entry: T, position: number) => Promise<R>,
): Promise<Map<string, R>> {
  const saved = new Map<string, R>();
  for (const [index, [slug, entry]] of Object.entries(entries).entries()) {
    saved.set(slug, await save(slug, entry, index + 1));
  }
  return saved;
}
