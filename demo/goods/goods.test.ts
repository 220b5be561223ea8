import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isFreeSlug } from "#contract/slugs.ts";
import { pages } from "../content/pages/index.ts";
import { clothIds, cutIds, knitStitchIds, printIds } from "../studio/catalog.ts";
import { compositions } from "../studio/compositions.ts";
import { brands } from "./brands.ts";
import type { Category } from "./categories/category.ts";
import { categories } from "./categories.ts";
import { collections } from "./collections.ts";
import { colorReferences } from "./color-references.ts";
import { type FacetSlug, facets, facetsOf } from "./facets.ts";
import { categoriesOf, models, productOf, products } from "./index.ts";
import { kits } from "./kits.ts";
import { labels } from "./labels.ts";
import { lookOf } from "./looks.ts";
import { outfits } from "./outfits.ts";
import { shops } from "./shops.ts";
import { similarTo } from "./similar.ts";
import { type SizeGrid, sizeGrids } from "./size-grids.ts";
import { stockOf } from "./stock.ts";
import { viewsOf } from "./views.ts";

const slugs = products.map(({ color }) => color.slug);
const paths = Object.keys(categories);
const pieces = (slug: string) => {
  const { model, color } = productOf(slug);
  const sizes = Object.values(stockOf(model, color));
  const inShops = sizes.flatMap(({ shops }) => Object.values(shops ?? {}));
  return {
    warehouse: sizes.reduce((sum, { warehouse }) => sum + warehouse, 0),
    shops: inShops.reduce((sum, count) => sum + count, 0),
  };
};

describe("the range", () => {
  test("has enough of everything, in categories over three levels with no bare shelf", () => {
    expect(products.length).toBeGreaterThanOrEqual(240);
    expect(Object.keys(brands)).toHaveLength(8);
    expect(Object.keys(collections)).toHaveLength(6);
    expect(Object.keys(shops)).toHaveLength(14);
    expect(kits).toHaveLength(8);
    expect(outfits).toHaveLength(12);
    expect(paths.length).toBeGreaterThanOrEqual(25);
    expect(new Set(paths.map((path) => path.split("/").length))).toEqual(new Set([1, 2, 3]));
    const listed = products.flatMap((product) => categoriesOf(product));
    for (const [path, { kit }] of Object.entries<Category>(categories)) {
      const there = kit
        ? (kits.find(({ slug }) => slug === kit)?.products ?? [])
        : listed.filter((one) => one === path || one.startsWith(`${path}/`));
      expect(there.length, path).toBeGreaterThanOrEqual(4);
    }
  });

  test("can be chosen by fabric and by pattern, every piece of it and every option", () => {
    const chosen = products.map(facetsOf);
    for (const [slug, { options }] of Object.entries(facets)) {
      const of = chosen.map((one) => one[slug as FacetSlug]);
      expect(of.filter((given) => given.length === 0)).toEqual([]);
      expect(new Set(of.flat())).toEqual(new Set(Object.keys(options)));
    }
  });

  test("shows every state that a product can be in", () => {
    const inState = (state: string) => products.filter(({ color }) => color.state === state);
    expect(inState("preorder").length).toBeGreaterThanOrEqual(2);
    expect(inState("coming-soon").length).toBeGreaterThanOrEqual(3);
    expect(inState("only-in-shops").length).toBeGreaterThanOrEqual(2);
    expect(products.filter(({ color }) => color.oldPrice).length).toBeGreaterThanOrEqual(24);
    const soldOut = slugs.filter((slug) => pieces(slug).warehouse + pieces(slug).shops === 0);
    const waiting = products.filter(({ color }) => color.state);
    expect(
      soldOut.filter((slug) => !waiting.some(({ color }) => color.slug === slug)),
    ).toHaveLength(1);
  });

  test("keeps the stock that a state promises", () => {
    for (const { color } of products) {
      const { warehouse, shops } = pieces(color.slug);
      if (color.state) expect(warehouse, color.slug).toBe(0);
      if (color.state === "only-in-shops") expect(shops, color.slug).toBeGreaterThan(0);
      const isPreorder = color.state === "preorder";
      if (isPreorder || color.state === "coming-soon") expect(shops, color.slug).toBe(0);
      expect(color.preorderLimit !== undefined, color.slug).toBe(isPreorder);
      expect(color.shipsInDays !== undefined, color.slug).toBe(isPreorder);
    }
  });

  test("asks whole roubles, more before a sale than in it, and lists new and sale apart", () => {
    for (const product of products) {
      const { color } = product;
      expect(color.price % 100, color.slug).toBe(0);
      if (color.oldPrice) expect(color.oldPrice, color.slug).toBeGreaterThan(color.price);
      const listed = categoriesOf(product);
      expect(listed.includes("sale"), color.slug).toBe(Boolean(color.oldPrice));
      expect(new Set(listed).size, color.slug).toBe(listed.length);
    }
  });

  test("has a place and an article number of its own for each product", () => {
    expect(new Set(slugs).size).toBe(models.flatMap(({ colors }) => colors).length);
    for (const [index, { model }] of products.slice(0, 48).entries()) {
      expect(products[index + 1]?.model, "neighbors are different garments").not.toBe(model);
    }
    expect(new Set(products.map(({ color }) => color.sku)).size).toBe(products.length);
    for (const { color } of products) expect(color.sku).toMatch(/^VR-26-[1-4]\d\d-\d\d$/);
  });
});

describe("pictures", () => {
  test("show every garment from before, from behind and from near", () => {
    for (const model of models) {
      const views = viewsOf(model);
      expect(views[0], model.slug).toBe("front");
      expect(views, model.slug).toContain("back");
      expect(views.length, model.slug).toBeGreaterThanOrEqual(3);
      expect(new Set(views).size, model.slug).toBe(views.length);
    }
  });

  test("are there for every view, and no others are kept", () => {
    const shown = products.flatMap(({ model, color }) =>
      viewsOf(model).map((view) => `${color.slug}-${view}`),
    );
    const wanted = [...shown, ...Object.keys(compositions)].map((name) => `${name}.avif`);
    const folder = readdirSync(new URL("../pictures/", import.meta.url));
    const kept = folder.filter((name) => name.endsWith(".avif"));
    expect(wanted.filter((name) => !kept.includes(name))).toEqual([]);
    expect(kept.filter((name) => !wanted.includes(name))).toEqual([]);
  });
});

describe("slugs", () => {
  test("are unique and take no address of the shop itself", () => {
    const all: string[][] = [slugs, models.map(({ slug }) => slug), kits.map(({ slug }) => slug)];
    all.push(pages.map(({ slug }) => slug).filter((slug) => slug !== "about"));
    all.push(
      paths.map((path) => path.split("/")[0] ?? "").filter((_, i) => !paths[i]?.includes("/")),
    );
    for (const group of all) {
      expect(new Set(group).size).toBe(group.length);
      for (const slug of group) expect(isFreeSlug(slug), slug).toBe(true);
    }
    for (const slug of paths.flatMap((path) => path.split("/")))
      expect(isFreeSlug(slug)).toBe(true);
  });

  test("of a category follow its parent's", () => {
    for (const [index, path] of paths.entries()) {
      const parent = path.split("/").slice(0, -1).join("/");
      if (parent) expect(paths.slice(0, index), path).toContain(parent);
    }
  });
});

describe("references", () => {
  test("of garments lead to brands, categories, colors, labels, collections and the studio", () => {
    for (const { model, color } of products) {
      expect(Object.keys(brands)).toContain(model.brand);
      for (const path of categoriesOf({ model, color })) expect(paths).toContain(path);
      expect(Object.keys(colorReferences)).toContain(color.color);
      for (const label of color.labels ?? []) expect(Object.keys(labels)).toContain(label);
      if (model.collection) expect(Object.keys(collections)).toContain(model.collection);
      expect(cutIds).toContain(model.cut);
      expect(clothIds).toContain(model.cloth);
      if (model.stitch) expect(knitStitchIds).toContain(model.stitch);
      if (color.print) expect(printIds).toContain(color.print);
      expect(color.hex).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test("of stock lead to the garment's sizes, all of them, and to shops", () => {
    for (const { model, color } of products) {
      const grid: SizeGrid = sizeGrids[model.sizeGrid];
      const order = grid.sizes.map(({ slug }) => slug).filter((slug) => model.sizes.includes(slug));
      expect(model.sizes, model.slug).toEqual(order);
      expect(Object.keys(stockOf(model, color)).sort(), color.slug).toEqual(
        [...model.sizes].sort(),
      );
      for (const { shops: lain } of Object.values(stockOf(model, color))) {
        for (const shop of Object.keys(lain ?? {})) expect(Object.keys(shops)).toContain(shop);
      }
    }
  });

  test("between products lead to others, for every product", () => {
    for (const product of products) {
      const { slug } = product.color;
      for (const others of [lookOf(product), similarTo(product)]) {
        expect(others.length, slug).toBeGreaterThanOrEqual(2);
        for (const other of others) expect(slugs, slug).toContain(other);
        expect(others, slug).not.toContain(slug);
        expect(new Set(others).size, slug).toBe(others.length);
      }
    }
    for (const { pieces, slug } of outfits) {
      for (const piece of pieces) expect(slugs, slug).toContain(piece);
      expect(pieces.length >= 2 && pieces.length <= 5, slug).toBe(true);
    }
    for (const { products: members, slug } of kits) {
      for (const member of members) expect(slugs, slug).toContain(member);
      expect(new Set(members).size, slug).toBe(members.length);
    }
  });
});
