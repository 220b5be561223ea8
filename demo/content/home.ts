import { typeset } from "../goods/typography.ts";
import { fiveBelow, longShadow, sidewaysRain, sottoVoce } from "./home/posters.ts";
import type { HomeSection, ProductCarousel } from "./home/section.ts";
import { clothFirst, fourteenShops, mending } from "./home/statements.ts";
import { smallThings, threeWays, twoWorlds } from "./home/teasers.ts";

export const homePage = {
  title: typeset("Веретье", "Veretie"),
  seoTitle: typeset(
    "Веретье — одежда, обувь и аксессуары русского дома моды",
    "Veretie — clothing, shoes and accessories from a Russian fashion house",
  ),
  seoDescription: typeset(
    "Платья из шёлка, шерстяные пальто, трикотаж и кожа. Доставка по всей России с примеркой, четырнадцать магазинов и тридцать дней на возврат.",
    "Silk dresses, wool coats, knitwear and leather. Delivery anywhere in Russia with a home try-on, fourteen shops, thirty days for returns.",
  ),
};

const carousel = {
  resourcetype: "ProductCarousel",
  hide_brand: false,
  hide_price: false,
  hide_title: false,
} as const;

const newCollection: ProductCarousel = {
  ...carousel,
  product_kit: "new-collection",
  title: typeset("Новая коллекция", "The new collection"),
  hide_brand: true,
};

const quietWardrobe: ProductCarousel = {
  ...carousel,
  product_kit: "quiet-wardrobe",
  title: typeset("На все дни, кроме торжественных", "For every day but the grand ones"),
};

const firstSnow: ProductCarousel = {
  ...carousel,
  product_kit: "first-snow",
  title: typeset("Пока не растаяло", "Before it melts"),
};

/** The home page from its first screen down. */
export const homeSections: HomeSection[] = [
  sottoVoce,
  newCollection,
  clothFirst,
  threeWays,
  quietWardrobe,
  fiveBelow,
  firstSnow,
  twoWorlds,
  mending,
  longShadow,
  smallThings,
  sidewaysRain,
  {
    resourcetype: "ReesProductCarousel",
    product_kit: "gifts",
    rees_code: "home-gifts",
    title: typeset("Подарки, которые не передарят", "Gifts that stay given"),
  },
  fourteenShops,
];
