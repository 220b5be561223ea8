import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const pleatedSkirt: Model = {
  slug: "pleated-skirt",
  cut: "pleated-skirt",
  cloth: "viscose",
  brand: "veretie",
  category: "women/clothing/skirts",
  title: typeset("Юбка-плиссе миди", "Pleated midi skirt"),
  description: typeset(
    "Складки шириной полтора сантиметра закреплены паром и держатся долго: юбку можно свернуть жгутом, уложить в чемодан и потом не гладить. Пояс спереди плоский, сзади на скрытой резинке, в боковом шве потайная молния. Днём юбку носят с толстым джемпером, вечером — с шёлковой рубашкой.",
    "The pleats are steam-set and hold their shape, even after a journey in a suitcase. The waistband is flat at the front, with hidden elastic at the back. By day, wear the skirt with a heavy cable-knit jumper; in the evening, with a silk shirt.",
  ),
  composition: typeset("Полиэстер 72 %, вискоза 28 %", "72% polyester, 28% viscose"),
  care: typeset(
    "Стирать при 30 °C в мешке, с минимальным отжимом. Не гладить: складки сами лягут на место.",
    "Wash at 30 °C in a mesh laundry bag, on a gentle spin. No ironing: the pleats spring back on their own.",
  ),
  measurements: typeset(
    "Размер S: длина 82 см, обхват по талии 66–76 см, низ 290 см.",
    "Size S: length 82 cm, waist 66–76 cm, hem circumference 290 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "pleated-skirt-sand",
      color: "sand",
      hex: "#bda98a",
      note: typeset(
        "Песочный цвет в глубине складок становится почти карамельным.",
        "Deep in the pleats, the sand colour turns almost to caramel.",
      ),
      sku: "VR-26-110-01",
      price: 9900,
      oldPrice: 12900,
      labels: ["bestseller"],
      stock: stock({ xs: 3, s: 5, m: 4, l: 0, xl: 1 }, { petrovka: { s: 1 }, baumana: { m: 1 } }),
    },
    {
      slug: "pleated-skirt-green",
      color: "green",
      hex: "#2c453a",
      note: typeset(
        "Бутылочно-зелёная юбка — для тех, кому чёрная уже надоела.",
        "Bottle green, for anyone who has had enough of black.",
      ),
      sku: "VR-26-110-02",
      price: 12900,
      labels: ["new"],
      stock: stock({ xs: 4, s: 6, m: 6, l: 4, xl: 2 }, { konyushennaya: { s: 1, m: 1 } }),
    },
    {
      slug: "pleated-skirt-black",
      color: "black",
      hex: "#232225",
      note: typeset(
        "Чёрное плиссе на ходу раскрывается веером и тут же складывается.",
        "The black pleats fan out as you walk, then close again.",
      ),
      sku: "VR-26-110-03",
      price: 12900,
    },
    {
      slug: "pleated-skirt-terracotta",
      color: "terracotta",
      hex: "#a2553c",
      note: typeset(
        "Терракотовую юбку носите с синим: рядом с ним терракота кажется теплее.",
        "The terracotta looks its best with navy.",
      ),
      sku: "VR-26-110-04",
      price: 9900,
      oldPrice: 12900,
    },
    {
      slug: "pleated-skirt-navy",
      color: "navy",
      hex: "#252c40",
      note: typeset(
        "Тёмно-синяя юбка — самая строгая, её хорошо носить с белой рубашкой.",
        "The navy goes with a white shirt for work and a cream jumper at the weekend.",
      ),
      sku: "VR-26-110-05",
      price: 12900,
    },
    {
      slug: "pleated-skirt-chocolate",
      color: "chocolate",
      hex: "#49352b",
      note: typeset(
        "Шоколадную юбку носите с замшей: с сапогами, сумкой или ремнём.",
        "Chocolate pleats ask for suede: boots, a bag or a belt.",
      ),
      sku: "VR-26-110-06",
      price: 12900,
      labels: ["new"],
    },
    {
      slug: "pleated-skirt-burgundy",
      color: "burgundy",
      hex: "#582631",
      note: typeset(
        "Бордовая юбка хороша и с кашемиром, и с потёртой джинсовой курткой.",
        "Wear the burgundy head to toe, with a jumper and tights to match.",
      ),
      sku: "VR-26-110-07",
      price: 12900,
    },
  ],
};
