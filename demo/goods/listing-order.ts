import type { Product } from "./types.ts";

/** What opens every listing, chosen by eye: no two neighbors of one kind or one color. */
const opening = [
  "double-breasted-coat-camel",
  "silk-slip-dress-emerald",
  "cable-jumper-terracotta",
  "tailored-trousers-taupe",
  "striped-shirt-blue",
  "chelsea-boots-black",
  "pleated-skirt-sand",
  "nylon-bomber-khaki",
  "winter-overcoat-navy",
  "straight-jeans-blue",
  "silk-shirt-ivory",
  "belted-trench-sand",
  "ditsy-slip-dress-navy",
  "suede-chelsea-boots-tobacco",
  "cashmere-cardigan-grey",
  "wide-trousers-milk",
  "single-breasted-blazer-grey",
  "selvedge-jeans-indigo",
  "flannel-shirt-red",
  "merino-turtleneck-camel",
  "fisherman-jumper-graphite",
  "herringbone-trousers-grey",
  "linen-shirt-dress-sage",
  "silk-slip-dress-black",
];

/**
 * The products as listings show them: the opening, then what is new, then the rest; within each,
 * every garment's first color comes before any garment's second, so that neighbors differ.
 */
export function inListingOrder(products: readonly Product[]): Product[] {
  return products.toSorted(
    (a, b) =>
      placeInOpening(a) - placeInOpening(b) || lateness(a) - lateness(b) || turn(a) - turn(b),
  );
}

function placeInOpening({ color }: Product): number {
  const place = opening.indexOf(color.slug);
  return place < 0 ? opening.length : place;
}

function lateness({ color }: Product): number {
  return color.labels?.includes("new") ? 0 : 1;
}

function turn({ model, color }: Product): number {
  return model.colors.indexOf(color);
}
