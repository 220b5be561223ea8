import {
  saveAttribute,
  saveAttributeOption,
  saveBrand,
  saveCollection,
  saveColor,
  saveLabel,
  saveSizeGrid,
} from "#api/catalog/public.ts";
import { brands } from "../goods/brands.ts";
import { collections } from "../goods/collections.ts";
import { colorReferences } from "../goods/color-references.ts";
import { type FacetSlug, facets } from "../goods/facets.ts";
import { labels } from "../goods/labels.ts";
import type { Said } from "../goods/said.ts";
import { sizeGrids } from "../goods/size-grids.ts";
import { typeset } from "../goods/typography.ts";
import { type Loading, siteId } from "./loading.ts";

/** The long texts of a product's page, in the order of its accordion. */
const longTexts = {
  composition: typeset("Состав и материал", "Composition and material"),
  care: typeset("Уход", "Care"),
  measurements: typeset("Обмеры изделия", "Measurements"),
};

/** The facet that stands ahead of size and color. */
const upperFacet: FacetSlug = "fabric";

export interface Handbooks {
  brands: Map<string, number>;
  colors: Map<string, number>;
  labels: Map<string, number>;
  collections: Map<string, number>;
  attributes: Map<string, number>;
  facets: Map<string, { id: number; options: Map<string, number> }>;
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
    facets: await each(facets, async (slug, { title, options }, position) => {
      const id = await saveAttribute(db, {
        slug,
        title,
        kind: "option",
        is_filter: true,
        is_upper_filter: slug === upperFacet,
        is_shown: false,
        position,
      });
      const saveOption = (option: string, name: Said, place: number) =>
        saveAttributeOption(db, id, { slug: option, title: name, position: place });
      return { id, options: await each(options, saveOption) };
    }),
    grids: await each(sizeGrids, (slug, { title, sizes }) =>
      saveSizeGrid(db, { slug, title, sizes }),
    ),
  };
}

/** Saves every entry, one after the other, with its place from 1. */
async function each<T, R>(
  entries: Readonly<Record<string, T>>,
  save: (slug: string, entry: T, position: number) => Promise<R>,
): Promise<Map<string, R>> {
  const saved = new Map<string, R>();
  for (const [index, [slug, entry]] of Object.entries(entries).entries()) {
    saved.set(slug, await save(slug, entry, index + 1));
  }
  return saved;
}
