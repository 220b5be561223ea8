import type { CategoryPath } from "./categories.ts";
import type { ColorSlug } from "./color-references.ts";
import { categoriesOf, products } from "./index.ts";
import { outfits } from "./outfits.ts";
import type { Product } from "./types.ts";

type Part = "dress" | "top" | "knit" | "bottom" | "layer" | "coat" | "shoes" | "bag" | "extra";

/** What a garment is in an outfit, by the last slug of its category. */
const parts: Record<string, Part> = {
  dresses: "dress",
  "shirts-and-tops": "top",
  "tops-and-t-shirts": "top",
  shirts: "top",
  "t-shirts-and-polos": "top",
  knitwear: "knit",
  skirts: "bottom",
  "trousers-and-jeans": "bottom",
  shorts: "bottom",
  "blazers-and-waistcoats": "layer",
  blazers: "layer",
  jackets: "layer",
  "coats-and-jackets": "coat",
  boots: "shoes",
  "flats-and-loafers": "shoes",
  "sneakers-and-loafers": "shoes",
  bags: "bag",
  belts: "extra",
  scarves: "extra",
  hats: "extra",
};

/** What each part of an outfit asks for, the most telling first. */
const wanted: Record<Part, Part[]> = {
  dress: ["layer", "shoes", "bag"],
  top: ["bottom", "layer", "shoes"],
  knit: ["bottom", "coat", "shoes"],
  bottom: ["knit", "layer", "shoes"],
  layer: ["bottom", "top", "shoes"],
  coat: ["knit", "bottom", "shoes"],
  shoes: ["bottom", "coat", "bag"],
  bag: ["coat", "bottom", "shoes"],
  extra: ["coat", "knit", "bag"],
};

/** Colors that go with everything; of the others an outfit has one. */
const quiet: ReadonlySet<ColorSlug> = new Set<ColorSlug>([
  "white",
  "milk",
  "sand",
  "camel",
  "taupe",
  "grey",
  "graphite",
  "black",
  "navy",
  "indigo",
  "chocolate",
  "cognac",
]);

const pieces = 3;

/**
 * What completes the look with a product, by slug: the other pieces of the outfit it stands in,
 * or one piece for each part that it asks for, of its own department, in colors that agree.
 */
export function lookOf(product: Product): string[] {
  const outfit = outfits.find((one) => one.pieces.includes(product.color.slug));
  if (outfit) return outfit.pieces.filter((slug) => slug !== product.color.slug);
  return wanted[partOf(product)].flatMap((part) => bestOf(part, product) ?? []).slice(0, pieces);
}

function bestOf(part: Part, asked: Product): string | undefined {
  const best = products
    .filter((one) => partOf(one) === part && one.color.state !== "coming-soon")
    .filter((one) => shareDepartment(one, asked))
    .map((one) => ({ slug: one.color.slug, merit: meritOf(one, asked) }))
    .sort((a, b) => b.merit - a.merit);
  return best[0]?.slug;
}

/** Higher is better; the last digits decide between equals, differently for every product. */
function meritOf(one: Product, asked: Product): number {
  const loud = [one, asked].filter(({ color }) => !quiet.has(color.color)).length;
  const sameHouse = one.model.collection === asked.model.collection ? 1 : 0;
  const sameColor = one.color.color === asked.color.color ? 0.5 : 0;
  const dearer = Math.abs(Math.log(one.color.price / asked.color.price));
  return sameHouse - 2 * Math.max(0, loud - 1) - sameColor - 0.4 * dearer + lot(one, asked);
}

function lot(one: Product, asked: Product): number {
  const text = one.color.slug + asked.color.slug;
  const hash = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0);
  return hash / 997;
}

function partOf({ model }: Product): Part {
  const last = model.category.split("/").at(-1) ?? "";
  const part = parts[last];
  if (!part) throw new Error(`Nothing is known of what goes with ${last}`);
  return part;
}

/** Women's with women's, men's with men's, accessories with both. */
function shareDepartment(a: Product, b: Product): boolean {
  const departments = (product: Product) =>
    categoriesOf(product)
      .map((path: CategoryPath) => path.split("/")[0])
      .filter((root) => root === "women" || root === "men");
  const [ofA, ofB] = [departments(a), departments(b)];
  return ofA.length === 0 || ofB.length === 0 || ofA.some((root) => ofB.includes(root));
}
