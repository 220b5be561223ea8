import { typeset } from "../typography.ts";
import { type Category, inMenus } from "./category.ts";

export const accessories = {
  accessories: {
    ...inMenus,
    title: typeset("Аксессуары", "Accessories"),
    seoTitle: typeset(
      "Сумки, ремни, шарфы и шапки — Веретье",
      "Bags, belts, scarves and hats — Veretie",
    ),
    lead: typeset(
      "То, что остаётся при вас, когда пальто сдано в гардероб",
      "What stays with you when the coat comes off",
    ),
    menuImage: "still-scarves",
  },
  "accessories/bags": {
    ...inMenus,
    title: typeset("Сумки", "Bags"),
    seoTitle: typeset(
      "Сумки из кожи, замши и канваса — Веретье",
      "Leather, suede and canvas bags — Veretie",
    ),
    lead: typeset(
      "Кожа, замша, канвас и место для батона",
      "Leather, suede, canvas and room for a loaf",
    ),
  },
  "accessories/belts": {
    ...inMenus,
    title: typeset("Ремни", "Belts"),
    seoTitle: typeset("Кожаные и замшевые ремни — Веретье", "Leather and suede belts — Veretie"),
    lead: typeset("Пять дырок и одна на вырост", "Five holes and one to grow into"),
  },
  "accessories/scarves": {
    ...inMenus,
    title: typeset("Шарфы и платки", "Scarves"),
    seoTitle: typeset(
      "Шерстяные шарфы и шёлковые платки — Веретье",
      "Wool scarves and silk squares — Veretie",
    ),
    lead: typeset("Тепло, сложенное вчетверо", "Warmth, folded in four"),
  },
  "accessories/hats": {
    ...inMenus,
    title: typeset("Головные уборы", "Hats"),
    seoTitle: typeset("Шапки и береты — Веретье", "Beanies and berets — Veretie"),
    lead: typeset("Ниже бровей не натягивать", "Beanies for the cold, berets for any day"),
  },
  "accessories/gifts": {
    ...inMenus,
    title: typeset("Подарки", "Gifts"),
    seoTitle: typeset("Что подарить — Веретье", "Gifts — Veretie"),
    lead: typeset("Вещи, которые дарят без примерки", "Presents that need no trying on"),
    kit: "gifts",
  },
} satisfies Record<string, Category>;
