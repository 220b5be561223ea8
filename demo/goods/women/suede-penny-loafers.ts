import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const suedePennyLoafers: Model = {
  slug: "suede-penny-loafers",
  cut: "loafers",
  cloth: "suede",
  brand: "shcheglov",
  category: "women/shoes/flats-and-loafers",
  title: typeset("Замшевые лоферы с перемычкой", "Suede penny loafers"),
  description: typeset(
    "Вставку на мыске пришивают вручную, двумя иглами, и по её краю остаётся выпуклый шов. Задник мягкий и не натирает, а мысок поплотнее разнашивается за пару дней. Летом лоферы носят на босу ногу, осенью — с носками.",
    "The apron is sewn by hand with two needles, which leaves a fine ridge round the edge. The suede is soft at the back and firmer at the toe, though a couple of days’ wear will soften the toe too. In winter, wear the loafers with thick socks.",
  ),
  composition: typeset(
    "Верх: замша. Подкладка: телячья кожа. Подошва: кожа с резиновой накладкой.",
    "Upper: suede. Lining: calf leather. Sole: leather with a rubber tread.",
  ),
  care: typeset(
    "После каждой прогулки чистить щёткой, раз в месяц обновлять пропитку. Подошву при износе заменим за неделю.",
    "Brush after wearing; reapply waterproofing spray once a month. We can resole the loafers; it takes about a week.",
  ),
  measurements: typeset(
    "Каблук 2 см. Колодка средней полноты, лоферы маломерят на полразмера: если выбираете между двумя размерами, берите больший.",
    "Heel 2 cm. Medium width; they run half a size small.",
  ),
  country: "RU",
  sizeGrid: "women-shoes",
  sizes: ["ru35", "ru36", "ru37", "ru38", "ru39", "ru40"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "suede-penny-loafers-burgundy",
      color: "burgundy",
      hex: "#5a2227",
      note: typeset(
        "Бордовая замша со временем темнеет, на перемычке — почти до шоколадного цвета.",
        "The burgundy suede darkens with wear, most of all across the strap.",
      ),
      sku: "VR-26-128-02",
      price: 15900,
    },
    {
      slug: "suede-penny-loafers-tobacco",
      color: "tobacco",
      hex: "#7a5a3c",
      note: typeset(
        "Табачные лоферы хороши и с джинсами, и с брюками из льна.",
        "Tobacco suede, at its best with denim and linen.",
      ),
      sku: "VR-26-128-03",
      price: 12500,
      oldPrice: 15900,
    },
  ],
};
