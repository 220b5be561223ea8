import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const silkSlipDress: Model = {
  slug: "silk-slip-dress",
  cut: "slip-dress",
  cloth: "satin",
  brand: "veretie",
  category: "women/clothing/dresses",
  title: typeset("Платье-комбинация из шёлка", "Silk slip dress"),
  description: typeset(
    "Платье скроено по косой, поэтому шёлк мягко облегает бёдра и нигде не тянет. Плотность 22 момме: ткань не просвечивает и падает ровно. Днём поверх надевают толстый джемпер, а вечером к платью нужны только украшения.",
    "Twenty-two-momme silk, cut on the bias: it falls from the bust, skims the hips and needs no lining. The straps adjust, so you can decide how low the back dips. The dress is lovely on its own for a party, and just as good with a cable-knit jumper and boots.",
  ),
  composition: typeset("Шёлк 100 %, плотность 22 момме", "100% silk, 22 momme"),
  care: typeset(
    "Стирать вручную в прохладной воде средством для шёлка, не выкручивать. Гладить с изнанки, пока ткань чуть влажная.",
    "Hand wash in cool water with a silk detergent; never wring. Iron inside out while slightly damp.",
  ),
  measurements: typeset(
    "Размер S: длина от бретели 116 см, обхват по груди 91 см, обхват по бёдрам 101 см.",
    "Size S: length from strap 116 cm, bust 91 cm, hips 101 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "silk-slip-dress-emerald",
      color: "emerald",
      hex: "#256f55",
      note: typeset(
        "При дневном свете изумрудный шёлк уходит в синеву, при электрическом темнеет.",
        "In daylight this green leans towards blue; by lamplight it darkens.",
      ),
      sku: "VR-26-101-01",
      price: 19900,
      oldPrice: 26500,
      labels: ["bestseller"],
      stock: stock(
        { xs: 2, s: 1, m: 4, l: 3, xl: 0 },
        { petrovka: { s: 1, m: 1 }, konyushennaya: { xl: 1 } },
      ),
    },
    {
      slug: "silk-slip-dress-black",
      color: "black",
      hex: "#1d1c1e",
      note: typeset(
        "Чёрный шёлк блестит сдержанно: свет ловят только складки.",
        "A quiet black: only the folds catch the light.",
      ),
      sku: "VR-26-101-02",
      price: 26500,
      stock: stock(
        { xs: 3, s: 5, m: 6, l: 4, xl: 2 },
        { petrovka: { s: 1, m: 2 }, baumana: { m: 1 } },
      ),
    },
    {
      slug: "silk-slip-dress-champagne",
      color: "champagne",
      hex: "#d6c0a6",
      note: typeset(
        "Шампань — светлый и тёплый тон, особенно красивый рядом с серой шерстью.",
        "Pale, warm champagne that looks its best with grey wool.",
      ),
      sku: "VR-26-101-03",
      price: 26500,
      labels: ["new"],
      stock: stock({ xs: 4, s: 6, m: 5, l: 2, xl: 1 }, { bronnaya: { s: 1, m: 1 } }),
    },
    {
      slug: "silk-slip-dress-burgundy",
      color: "burgundy",
      hex: "#5a1f2b",
      note: typeset(
        "Бордовый цвет гуще всего у подола, где складок больше.",
        "The burgundy comes into its own at dinner; by day, put a denim jacket over it.",
      ),
      sku: "VR-26-101-04",
      price: 26500,
      labels: ["new"],
    },
    {
      slug: "silk-slip-dress-petrol",
      color: "petrol",
      hex: "#1f4a54",
      note: typeset(
        "Петроль заметно темнее изумрудного и ближе к синему.",
        "Petrol, a dark blue-green that shifts with the light.",
      ),
      sku: "VR-26-101-05",
      price: 26500,
    },
    {
      slug: "silk-slip-dress-chocolate",
      color: "chocolate",
      hex: "#49352b",
      note: typeset(
        "Шоколадный шёлк особенно хорош с золотом.",
        "Chocolate silk, beautiful with gold.",
      ),
      sku: "VR-26-101-06",
      price: 26500,
      labels: ["new"],
    },
    {
      slug: "silk-slip-dress-navy",
      color: "navy",
      hex: "#222a40",
      note: typeset(
        "К тёмно-синему шёлку подойдут жемчуг и серебро.",
        "After dark, people will take this midnight navy for black.",
      ),
      sku: "VR-26-101-07",
      price: 26500,
    },
    {
      slug: "silk-slip-dress-dusty-rose",
      color: "dusty-rose",
      hex: "#b58d88",
      note: typeset(
        "К платью цвета пыльной розы хороши шоколадные сапоги и жакет.",
        "A muted rose that never looks girlish with chocolate brown.",
      ),
      sku: "VR-26-101-08",
      price: 26500,
      labels: ["new"],
    },
  ],
};
