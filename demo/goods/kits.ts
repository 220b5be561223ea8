import type { Said } from "./said.ts";
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
      "viscose-wrap-dress-navy",
      "satin-bomber-burgundy",
      "tartan-pleated-skirt-green",
      "relaxed-double-breasted-blazer-milk",
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
      "painted-silk-square-emerald",
      "checked-scarf-red",
      "fringed-scarf-milk",
      "felted-beret-red",
      "ribbed-beanie-terracotta",
      "cashmere-beanie-camel",
    ],
  },
  {
    slug: "evening",
    title: typeset("Вечер начинается в шесть", "The evening starts at six"),
    products: [
      "silk-slip-dress-black",
      "silk-bow-blouse-milk",
      "wide-trousers-black",
      "ballet-flats-black",
      "pleated-skirt-black",
      "wool-sheath-dress-black",
      "viscose-wrap-dress-burgundy",
      "chelsea-boots-black",
    ],
  },
  {
    slug: "first-snow",
    title: typeset("Пока не растаяло", "Before it melts"),
    products: [
      "double-breasted-coat-milk",
      "cable-jumper-milk",
      "winter-overcoat-navy",
      "checked-scarf-sand",
      "cashmere-crew-neck-red",
      "fisherman-jumper-graphite",
      "ribbed-beanie-graphite",
      "merino-turtleneck-black",
    ],
  },
  {
    slug: "monday",
    title: typeset("Понедельник, девять утра", "Monday, nine o’clock"),
    products: [
      "relaxed-double-breasted-blazer-graphite",
      "striped-shirt-blue",
      "pencil-skirt-grey",
      "tailored-trousers-grey",
      "leather-tote-black",
      "merino-turtleneck-burgundy",
      "single-breasted-blazer-navy",
      "herringbone-trousers-grey",
    ],
  },
  {
    slug: "denim-days",
    title: typeset("Деним и всё, что под рукой", "Denim, and whatever is to hand"),
    products: [
      "straight-jeans-indigo",
      "poplin-shirt-white",
      "nylon-bomber-black",
      "straight-jeans-milk",
      "heavy-t-shirt-breton",
      "selvedge-jeans-indigo",
      "flannel-shirt-red",
      "suede-chelsea-boots-tobacco",
    ],
  },
  {
    slug: "one-bag",
    title: typeset("На три дня с одной сумкой", "Three days, one bag"),
    products: [
      "belted-trench-sand",
      "linen-shirt-dress-navy",
      "leather-tote-cognac",
      "suede-penny-loafers-tobacco",
      "poplin-shirt-sky",
      "cigarette-trousers-navy",
      "silk-slip-dress-petrol",
      "cashmere-cardigan-camel",
    ],
  },
];
