import { linkProducts, saveModel, saveProduct } from "#api/catalog/public.ts";
import { fromRoubles } from "#contract/money.ts";
import { shopOffsetMs } from "#contract/shop-zone.ts";
import { facetsOf } from "../goods/facets.ts";
import { categoriesOf, productDescription, products } from "../goods/index.ts";
import { lookOf } from "../goods/looks.ts";
import { similarTo } from "../goods/similar.ts";
import type { ModelColor, Product } from "../goods/types.ts";
import { viewsOf } from "../goods/views.ts";
import type { Handbooks } from "./handbooks.ts";
import { actor, idOf, type Loading, siteId } from "./loading.ts";
import { paragraph } from "./paragraph.ts";

export interface SavedGoods {
  /** Product ids by slug. */
  products: Map<string, number>;
  /** SKU ids by code. */
  skus: Map<string, number>;
}

/** The SKU's code: the article number and the size. */
export function skuCode(color: ModelColor, size: string): string {
  return `${color.sku}-${size.toUpperCase()}`;
}

/** Saves every product, color by color, then how they point at each other. */
export async function loadProducts(
  loading: Loading,
  handbooks: Handbooks,
  categories: ReadonlyMap<string, number>,
): Promise<SavedGoods> {
  const saved: SavedGoods = { products: new Map(), skus: new Map() };
  for (const [index, product] of products.entries()) {
    const { model, color } = product;
    const position = index + 1;
    const { id, skus } = await saveProduct(
      loading.db,
      {
        siteId,
        modelId: await saveModel(loading.db, model.slug),
        position,
        ...textsOf(product),
        ...placesOf(product, position, categories),
        ...partsOf(product, handbooks),
        ...stateOf(color),
        pictures: picturesOf(product, loading.pictures),
        video: loading.videos.get(color.slug) ?? null,
        hoverVideo: loading.videos.get(color.slug) ?? null,
      },
      actor,
    );
    saved.products.set(color.slug, id);
    for (const [code, sku] of skus) saved.skus.set(code, sku);
    loading.step();
  }
  await loadLinks(loading, saved.products);
  return saved;
}

function textsOf(product: Product) {
  const { model, color } = product;
  const description = productDescription(product);
  return {
    slug: color.slug,
    skuFull: color.sku,
    title: model.title,
    description: paragraph(description),
    seoDescription: description,
    price: fromRoubles(color.price),
    oldPrice: color.oldPrice === undefined ? null : fromRoubles(color.oldPrice),
    country: model.country,
  };
}

function placesOf(product: Product, position: number, categories: ReadonlyMap<string, number>) {
  return {
    categoryId: idOf(categories, product.model.category),
    categories: categoriesOf(product).map((path) => ({ id: idOf(categories, path), position })),
  };
}

function partsOf(product: Product, handbooks: Handbooks) {
  const { model, color } = product;
  const grid = idOf(handbooks.grids, model.sizeGrid);
  const texts = {
    composition: model.composition,
    care: model.care,
    measurements: model.measurements,
  };
  return {
    brandId: idOf(handbooks.brands, model.brand),
    colorId: idOf(handbooks.colors, color.color),
    sizeGridId: grid.id,
    labelIds: (color.labels ?? []).map((label) => idOf(handbooks.labels, label)),
    collectionIds: model.collection ? [idOf(handbooks.collections, model.collection)] : [],
    attributes: [
      ...Object.entries(texts).flatMap(([slug, text]) =>
        text ? [{ attributeId: idOf(handbooks.attributes, slug), text: paragraph(text) }] : [],
      ),
      ...Object.entries(facetsOf(product)).flatMap(([slug, chosen]) => {
        const { id, options } = idOf(handbooks.facets, slug);
        return chosen.map((option) => ({ attributeId: id, optionId: idOf(options, option) }));
      }),
    ],
    skus: model.sizes.map((size) => ({
      code: skuCode(color, size),
      sizeId: idOf(grid.sizes, size),
      preorderLimit: color.preorderLimit ?? 0,
    })),
  };
}

function stateOf({ state, shipsInDays }: ModelColor) {
  return {
    isPreorder: state === "preorder",
    isComingSoon: state === "coming-soon",
    preorderShipsOn: shipsInDays === undefined ? null : dayIn(shipsInDays),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** A day so many days from today in the shop's zone, as "2026-12-01". */
function dayIn(days: number): string {
  return new Date(Date.now() + shopOffsetMs + days * dayMs).toISOString().slice(0, 10);
}

/** None where the goods are loaded without pictures. */
function picturesOf({ model, color }: Product, pictures: ReadonlyMap<string, string>) {
  return viewsOf(model).flatMap((view) => {
    const id = pictures.get(`${color.slug}-${view}`);
    return id === undefined ? [] : [{ id }];
  });
}

async function loadLinks({ db }: Loading, ids: ReadonlyMap<string, number>): Promise<void> {
  const idsOf = (slugs: readonly string[]) => slugs.map((slug) => idOf(ids, slug));
  for (const product of products) {
    const id = idOf(ids, product.color.slug);
    const links = { look: idsOf(lookOf(product)), similar: idsOf(similarTo(product)) };
    await linkProducts(db, id, links);
  }
}
