import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const ditsySlipDress: Model = {
  slug: "ditsy-slip-dress",
  cut: "slip-dress",
  cloth: "viscose",
  brand: "veretie",
  category: "women/clothing/dresses",
  title: typeset("Платье-комбинация в мелкий цветок", "Ditsy-print slip dress"),
  description: typeset(
    "Тонкая вискоза с рисунком из нашего архива: цветы мелкие, размером с ноготь. Подкладка только у лифа, поэтому юбка лёгкая и колышется при каждом шаге. С кардиганом и челси платье можно носить до ноября, а в мае снова надеть с сандалиями.",
    "A print from our own archive, with flowers no bigger than a fingernail, on soft, fluid viscose. Only the bodice is lined. Wear the dress with a straw hat in June, and with a cardigan from September until the first frost.",
  ),
  composition: typeset(
    "Вискоза 100 %. Подкладка лифа: хлопок 100 %.",
    "100% viscose. Bodice lining: 100% cotton.",
  ),
  care: typeset(
    "Стирать при 30 °C в мешке. Отжим — не больше 600 оборотов в минуту. Сушить на плечиках.",
    "Wash at 30 °C in a laundry bag and spin at 600 rpm or less. Dry on a hanger.",
  ),
  measurements: typeset(
    "Размер S: длина от бретели 112 см, обхват по груди 91 см, низ юбки 176 см.",
    "Size S: length from strap 112 cm, bust 91 cm, hem circumference 176 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l"],
  collection: "high-water",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "ditsy-slip-dress-navy",
      color: "navy",
      hex: "#20263a",
      print: "ditsy",
      note: typeset(
        "На тёмно-синем, почти чёрном фоне летний рисунок смотрится строже.",
        "Rust and white flowers on a navy so dark that it is almost black.",
      ),
      sku: "VR-26-102-01",
      price: 14900,
      labels: ["bestseller"],
      stock: stock({ xs: 1, s: 3, m: 0, l: 2 }, { vaynera: { m: 1 }, petrovka: { s: 1 } }),
    },
    {
      slug: "ditsy-slip-dress-milk",
      color: "milk",
      hex: "#efe7d8",
      print: "ditsy",
      note: typeset(
        "По молочному фону рассыпаны рыжие и белые цветы: рыжие видны сразу, белые — только вблизи. Чтобы платье не просвечивало, под него надевают тонкий чехол того же тона, он идёт в комплекте.",
        "The milk-white dress comes with an underslip in the same shade.",
      ),
      sku: "VR-26-102-02",
      price: 9900,
      oldPrice: 14900,
      stock: stock({ xs: 0, s: 0, m: 0, l: 0 }),
    },
    {
      slug: "ditsy-slip-dress-sage",
      color: "sage",
      hex: "#97a08a",
      print: "ditsy",
      note: typeset(
        "На шалфейном фоне цветы кажутся выгоревшими за лето.",
        "On the sage ground, the flowers look as if they had been pressed in a book.",
      ),
      sku: "VR-26-102-03",
      price: 14900,
      labels: ["new"],
    },
    {
      slug: "ditsy-slip-dress-burgundy",
      color: "burgundy",
      hex: "#4f2029",
      print: "ditsy",
      note: typeset(
        "На тёплом бордовом фоне рыжие цветы горят, а белые кажутся кремовыми.",
        "The warm burgundy ground looks its best in autumn, with boots.",
      ),
      sku: "VR-26-102-04",
      price: 14900,
    },
  ],
};
