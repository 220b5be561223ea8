import { typeset } from "../typography.ts";
import { type Category, inMenus } from "./category.ts";

export const women = {
  women: {
    ...inMenus,
    title: typeset("Женщинам", "Women"),
    seoTitle: typeset("Женская одежда и обувь — Веретье", "Women’s clothing and shoes — Veretie"),
    lead: typeset("Шёлк, шерсть и ничего лишнего", "Silk and wool, plainly cut"),
    menuImage: "still-1",
    hasSets: true,
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
    title: typeset("Рубашки и блузки", "Shirts and blouses"),
    seoTitle: typeset("Женские рубашки и блузки — Веретье", "Women’s shirts and blouses — Veretie"),
    lead: typeset(
      "Поплин с характером, шёлк с манерами",
      "Poplin with backbone, silk with manners",
    ),
  },
  "women/clothing/tops-and-t-shirts": {
    ...inMenus,
    title: typeset("Футболки и топы", "T-shirts and tops"),
    seoTitle: typeset(
      "Женские футболки, топы и лонгсливы — Веретье",
      "Women’s T-shirts, vests and long-sleeved tops — Veretie",
    ),
    lead: typeset(
      "Первый слой, который не стыдно показать",
      "The first layer, good enough to stand alone",
    ),
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
    seoTitle: typeset(
      "Юбки: плиссе, карандаш, деним, атлас — Веретье",
      "Skirts: pleated, pencil, denim, satin — Veretie",
    ),
    lead: typeset("В складку, прямые и по косой", "Pleated, straight or cut on the bias"),
  },
  "women/clothing/trousers-and-jeans": {
    ...inMenus,
    title: typeset("Брюки и джинсы", "Trousers and jeans"),
    seoTitle: typeset("Женские брюки и джинсы — Веретье", "Women’s trousers and jeans — Veretie"),
    lead: typeset(
      "С высокой посадкой, от узких до самых широких",
      "High-waisted, from narrow to very wide",
    ),
  },
  "women/clothing/blazers-and-waistcoats": {
    ...inMenus,
    title: typeset("Жакеты и жилеты", "Blazers and waistcoats"),
    seoTitle: typeset(
      "Женские жакеты и жилеты — Веретье",
      "Women’s blazers and waistcoats — Veretie",
    ),
    lead: typeset(
      "Плечо по линейке, остальное — по настроению",
      "Neat in the shoulder, easy elsewhere",
    ),
  },
  "women/clothing/jackets": {
    ...inMenus,
    title: typeset("Куртки", "Jackets"),
    seoTitle: typeset(
      "Женские куртки, бомберы и пуховики — Веретье",
      "Women’s jackets, bombers and puffers — Veretie",
    ),
    lead: typeset("На молнии, на кнопках и нараспашку", "Zipped, buttoned or left open"),
  },
  "women/clothing/coats-and-jackets": {
    ...inMenus,
    title: typeset("Пальто и тренчи", "Coats and trench coats"),
    seoTitle: typeset(
      "Женские пальто и тренчи — Веретье",
      "Women’s coats and trench coats — Veretie",
    ),
    lead: typeset("Верхний слой на восемь месяцев в году", "The outer layer, eight months a year"),
  },
  "women/clothing/evening": {
    ...inMenus,
    title: typeset("Для вечера", "For the evening"),
    seoTitle: typeset("Одежда для вечера — Веретье", "Clothes for the evening — Veretie"),
    lead: typeset("Когда рабочий день закончен", "For when the working day is over"),
    kit: "evening",
  },
  "women/shoes": {
    ...inMenus,
    title: typeset("Обувь", "Shoes"),
    seoTitle: typeset("Женская обувь — Веретье", "Women’s shoes — Veretie"),
    lead: typeset("Пары, которые принимают в починку", "Shoes that can be mended"),
  },
  "women/shoes/boots": {
    ...inMenus,
    title: typeset("Сапоги и ботинки", "Boots"),
    seoTitle: typeset(
      "Женские сапоги, ботинки и челси — Веретье",
      "Women’s knee, ankle and Chelsea boots — Veretie",
    ),
    lead: typeset("До щиколотки и до колена", "To the ankle or to the knee"),
  },
  "women/shoes/flats-and-loafers": {
    ...inMenus,
    title: typeset("Балетки и лоферы", "Flats and loafers"),
    seoTitle: typeset("Женские балетки и лоферы — Веретье", "Women’s flats and loafers — Veretie"),
    lead: typeset("Для тех, кто ходит пешком", "For people who walk"),
  },
} satisfies Record<string, Category>;
