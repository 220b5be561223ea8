import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const suedeCrossbodyBag: Model = {
  slug: "suede-crossbody-bag",
  cut: "small-bag",
  cloth: "suede",
  brand: "shcheglov",
  category: "accessories/bags",
  title: typeset("Замшевая сумка через плечо", "Suede crossbody bag"),
  description: typeset(
    "В эту сумку входит всё, что нужно вечером: телефон, ключи, помада, билеты. Подкладка кожаная, поэтому сумка не теряет форму. Ремень отстёгивается: тогда сумку носят в руке, за короткую ручку.",
    "There is room for all you need of an evening: phone, keys, lipstick, tickets. A leather lining holds the suede in shape. Unclip the long strap and carry the bag by its short handle.",
  ),
  composition: typeset("Телячья замша. Подкладка: кожа.", "Calf suede. Lining: leather."),
  care: typeset(
    "Обработать водоотталкивающим спреем. Залоснившийся клапан потереть ластиком.",
    "Treat with a water-repellent spray. If the flap grows shiny, rub it gently with an eraser.",
  ),
  measurements: typeset(
    "21 × 16 × 6 см, ручка 35 см, съёмный ремень 90–125 см. Вес 360 г.",
    "21 × 16 × 6 cm, handle 35 cm, detachable strap 90–125 cm. Weight 360 g.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "suede-crossbody-bag-tobacco",
      color: "tobacco",
      hex: "#765740",
      note: typeset(
        "Табачную носите с тёмно-синим пальто или с джинсами.",
        "Tobacco, to carry with a grey coat or blue jeans.",
      ),
      sku: "VR-26-316-01",
      price: 16900,
      labels: ["new"],
    },
    {
      slug: "suede-crossbody-bag-chocolate",
      color: "chocolate",
      hex: "#4d392e",
      note: typeset(
        "Шоколадная хорошо смотрится на сером и молочном пальто.",
        "Chocolate, for days when you would otherwise carry black.",
      ),
      sku: "VR-26-316-02",
      price: 16900,
    },
    {
      slug: "suede-crossbody-bag-sage",
      color: "sage",
      hex: "#8a8c78",
      note: typeset(
        "Шалфейная хороша с молочным льном и белыми кедами.",
        "Sage, to carry with cream linen in summer.",
      ),
      sku: "VR-26-316-03",
      price: 12900,
      oldPrice: 16900,
    },
  ],
};
