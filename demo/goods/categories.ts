import type { Said } from "./types.ts";
import { typeset } from "./typography.ts";

/** A category, keyed by its path of slugs from the root; the order here is the menu's. */
export interface Category {
  title: Said;
  /** Heading of the search engine's result. */
  seoTitle: Said;
  /** One line under the heading of the listing. */
  lead: Said;
  showInMenu: boolean;
  showInCatalogMenu: boolean;
  /** Set apart from the tree of goods and marked in menus: the sale. */
  isSpecial?: boolean;
  /** Picture beside the category's column in the mega-menu. */
  menuImage?: string;
}

const inMenus = { showInMenu: true, showInCatalogMenu: true };

export const categories = {
  new: {
    ...inMenus,
    title: typeset("Новинки", "New in"),
    seoTitle: typeset("Новинки осени и зимы — Веретье", "New for autumn and winter — Veretie"),
    lead: typeset("Первое из «Вполголоса»", "The first of “Sotto Voce”"),
  },
  women: {
    ...inMenus,
    title: typeset("Женщинам", "Women"),
    seoTitle: typeset("Женская одежда и обувь — Веретье", "Women’s clothing and shoes — Veretie"),
    lead: typeset("Шёлк, шерсть и ничего лишнего", "Silk, wool and nothing in the way"),
    menuImage: "still-1",
  },
  "women/clothing": {
    ...inMenus,
    title: typeset("Одежда", "Clothing"),
    seoTitle: typeset("Женская одежда — Веретье", "Women’s clothing — Veretie"),
    lead: typeset("От комбинации до пальто", "From slip to coat"),
  },
  "women/clothing/dresses": {
    ...inMenus,
    title: typeset("Платья", "Dresses"),
    seoTitle: typeset(
      "Платья из шёлка, льна и вискозы — Веретье",
      "Silk, linen and viscose dresses — Veretie",
    ),
    lead: typeset("Одна вещь вместо трёх", "One piece instead of three"),
  },
  "women/clothing/shirts-and-tops": {
    ...inMenus,
    title: typeset("Рубашки и топы", "Shirts and tops"),
    seoTitle: typeset("Женские рубашки и футболки — Веретье", "Women’s shirts and tops — Veretie"),
    lead: typeset("Поплин, шёлк, плотное джерси", "Poplin, silk, heavy jersey"),
  },
  "women/clothing/knitwear": {
    ...inMenus,
    title: typeset("Трикотаж", "Knitwear"),
    seoTitle: typeset(
      "Женские джемперы и кардиганы — Веретье",
      "Women’s jumpers and cardigans — Veretie",
    ),
    lead: typeset("Меринос и кашемир", "Merino and cashmere"),
  },
  "women/clothing/skirts": {
    ...inMenus,
    title: typeset("Юбки", "Skirts"),
    seoTitle: typeset("Юбки плиссе и карандаш — Веретье", "Pleated and pencil skirts — Veretie"),
    lead: typeset("Складка или прямая линия", "A pleat or a straight line"),
  },
  "women/clothing/trousers-and-jeans": {
    ...inMenus,
    title: typeset("Брюки и джинсы", "Trousers and jeans"),
    seoTitle: typeset("Женские брюки и джинсы — Веретье", "Women’s trousers and jeans — Veretie"),
    lead: typeset("Высокая посадка и честная длина", "A high rise and an honest length"),
  },
  "women/clothing/coats-and-jackets": {
    ...inMenus,
    title: typeset("Пальто и жакеты", "Coats and jackets"),
    seoTitle: typeset(
      "Женские пальто, тренчи и жакеты — Веретье",
      "Women’s coats, trenches and blazers — Veretie",
    ),
    lead: typeset("Верхний слой на восемь месяцев в году", "The outer layer, eight months a year"),
  },
  "women/shoes": {
    ...inMenus,
    title: typeset("Обувь", "Shoes"),
    seoTitle: typeset("Женская обувь — Веретье", "Women’s shoes — Veretie"),
    lead: typeset("Челси, которые принимают в починку", "Chelsea boots that can be mended"),
  },
  men: {
    ...inMenus,
    title: typeset("Мужчинам", "Men"),
    seoTitle: typeset("Мужская одежда и обувь — Веретье", "Men’s clothing and shoes — Veretie"),
    lead: typeset(
      "Одежда, о которой забываешь к девяти утра",
      "Clothes you can stop thinking about by nine",
    ),
    menuImage: "still-3",
  },
  "men/clothing": {
    ...inMenus,
    title: typeset("Одежда", "Clothing"),
    seoTitle: typeset("Мужская одежда — Веретье", "Men’s clothing — Veretie"),
    lead: typeset("От футболки до пальто", "From T-shirt to coat"),
  },
  "men/clothing/shirts-and-knitwear": {
    ...inMenus,
    title: typeset("Рубашки и трикотаж", "Shirts and knitwear"),
    seoTitle: typeset(
      "Мужские рубашки, футболки и джемперы — Веретье",
      "Men’s shirts, T-shirts and jumpers — Veretie",
    ),
    lead: typeset("Фланель, джерси, косы", "Flannel, jersey, cables"),
  },
  "men/clothing/trousers-and-jeans": {
    ...inMenus,
    title: typeset("Брюки и джинсы", "Trousers and jeans"),
    seoTitle: typeset("Мужские брюки и джинсы — Веретье", "Men’s trousers and jeans — Veretie"),
    lead: typeset("Шерсть в ёлочку и сырой деним", "Herringbone wool and raw denim"),
  },
  "men/clothing/coats-and-jackets": {
    ...inMenus,
    title: typeset("Пальто и куртки", "Coats and jackets"),
    seoTitle: typeset("Мужские пальто и бомберы — Веретье", "Men’s coats and bombers — Veretie"),
    lead: typeset("На ветер, на снег и на выход", "For wind, for snow, for going out"),
  },
  "men/shoes": {
    ...inMenus,
    title: typeset("Обувь", "Shoes"),
    seoTitle: typeset("Мужская обувь — Веретье", "Men’s shoes — Veretie"),
    lead: typeset("Замша и кожа из Торжка", "Suede and leather from Torzhok"),
  },
  accessories: {
    ...inMenus,
    title: typeset("Аксессуары", "Accessories"),
    seoTitle: typeset("Сумки, шарфы и шапки — Веретье", "Bags, scarves and hats — Veretie"),
    lead: typeset(
      "То, что остаётся, когда пальто сдано в гардероб",
      "What stays when the coat is checked in",
    ),
    menuImage: "still-2",
  },
  "accessories/bags": {
    ...inMenus,
    title: typeset("Сумки", "Bags"),
    seoTitle: typeset("Кожаные сумки — Веретье", "Leather bags — Veretie"),
    lead: typeset("Гладкая кожа, открытый край", "Smooth leather, a raw edge"),
  },
  "accessories/scarves-and-hats": {
    ...inMenus,
    title: typeset("Шарфы и шапки", "Scarves and hats"),
    seoTitle: typeset(
      "Шарфы и шапки из кашемира и мериноса — Веретье",
      "Cashmere and merino scarves and hats — Veretie",
    ),
    lead: typeset("Тепло, сложенное вчетверо", "Warmth, folded in four"),
  },
  sale: {
    showInMenu: true,
    showInCatalogMenu: false,
    isSpecial: true,
    title: typeset("Распродажа", "Sale"),
    seoTitle: typeset("Распродажа — Веретье", "Sale — Veretie"),
    lead: typeset("Последние размеры прошлого сезона", "Last season, last sizes"),
  },
} satisfies Record<string, Category>;

export type CategoryPath = keyof typeof categories;
