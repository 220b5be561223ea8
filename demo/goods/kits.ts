import type { Said } from "./types.ts";
import { typeset } from "./typography.ts";

/** A named listing of products, in the order in which they are shown. */
export interface Kit {
  slug: string;
  title: Said;
  products: string[];
}

export const kits: Kit[] = [
  {
    slug: "new-collection",
    title: typeset("Новая коллекция", "The new collection"),
    products: [
      "double-breasted-coat-camel",
      "silk-slip-dress-champagne",
      "cable-jumper-terracotta",
      "single-breasted-blazer-grey",
      "striped-shirt-blue",
      "wide-trousers-chocolate",
      "nylon-bomber-khaki",
      "silk-shirt-ivory",
      "pleated-skirt-green",
      "winter-overcoat-navy",
      "cashmere-cardigan-grey",
      "ribbed-beanie-terracotta",
    ],
  },
  {
    slug: "quiet-wardrobe",
    title: typeset("Гардероб на каждый день", "An everyday wardrobe"),
    products: [
      "poplin-shirt-white",
      "tailored-trousers-taupe",
      "merino-turtleneck-camel",
      "straight-jeans-blue",
      "chelsea-boots-black",
      "heavy-t-shirt-white",
      "belted-trench-sand",
      "leather-tote-cognac",
      "selvedge-jeans-indigo",
      "suede-chelsea-boots-tobacco",
    ],
  },
  {
    slug: "gifts",
    title: typeset("Подарки, которые не передарят", "Gifts that stay given"),
    products: [
      "checked-scarf-sand",
      "ribbed-beanie-graphite",
      "leather-tote-cognac",
      "cashmere-cardigan-grey",
      "checked-scarf-red",
      "merino-turtleneck-burgundy",
      "fisherman-jumper-graphite",
      "ribbed-beanie-terracotta",
      "silk-shirt-chocolate",
    ],
  },
];
