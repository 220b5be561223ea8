import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const checkedScarf: Model = {
  slug: "checked-scarf",
  cut: "scarf",
  cloth: "cashmere",
  brand: "veretie",
  category: "accessories/scarves",
  also: ["women", "men"],
  title: typeset("Шарф в клетку, 200 × 45 см", "Checked scarf, 200 × 45 cm"),
  description: typeset(
    "Двух метров хватает на два оборота вокруг шеи, и ещё остаются длинные концы. Ткань начёсана по старинке, шишками ворсянки, и на ощупь напоминает кожицу персика. В поезде шарф заменит небольшой плед.",
    "Two metres, enough to go twice round the neck and leave a tail to throw over the shoulder. The cashmere and merino cloth is brushed slowly, with real teasels, until it feels like peach skin. Tuck the scarf inside your coat, spread it over your knees on the train or fold it into a pillow.",
  ),
  composition: typeset("Шерсть мериноса 70 %, кашемир 30 %", "70% merino wool, 30% cashmere"),
  care: typeset(
    "Ручная стирка в прохладной воде. Бахрому расправить, пока она влажная.",
    "Hand wash in cool water. Straighten the fringe while it is damp.",
  ),
  measurements: typeset(
    "200 × 45 см, бахрома 7 см. Вес 260 г.",
    "200 × 45 cm, fringe 7 cm. Weight 260 g.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "sotto-voce",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "checked-scarf-sand",
      color: "sand",
      hex: "#c0ac8b",
      print: "tartan",
      note: typeset(
        "Песочная клетка подходит к серому пальто, к чёрному и к пальто цвета кэмел.",
        "The sand check goes with camel, grey and black coats.",
      ),
      sku: "VR-26-302-01",
      price: 5900,
      labels: ["bestseller"],
      stock: stock(
        { "one-size": 22 },
        {
          petrovka: { "one-size": 3 },
          konyushennaya: { "one-size": 2 },
          baumana: { "one-size": 2 },
        },
      ),
    },
    {
      slug: "checked-scarf-red",
      color: "red",
      hex: "#863633",
      secondHex: "#1f2430",
      print: "tartan",
      note: typeset(
        "Красный шарф лучше всего смотрится с тёмно-синим пальто.",
        "A red check with white lines, cheerful in bad weather.",
      ),
      sku: "VR-26-302-02",
      price: 5900,
      labels: ["new"],
      stock: stock({ "one-size": 14 }, { vaynera: { "one-size": 2 } }),
    },
    {
      slug: "checked-scarf-green",
      color: "green",
      hex: "#31463a",
      secondHex: "#1d2621",
      print: "tartan",
      note: typeset(
        "Шарф тёмно-зелёный, цвета хвои, в клетку из тонких белых и красных линий.",
        "Dark fir green, crossed with white and a thin red line.",
      ),
      sku: "VR-26-302-03",
      price: 5900,
      labels: ["new"],
    },
    {
      slug: "checked-scarf-grey",
      color: "grey",
      hex: "#9a9894",
      secondHex: "#5b5a58",
      print: "tartan",
      fall: 5,
      note: typeset(
        "Серый шарф подходит к пальто любого цвета.",
        "Soft greys, easy to wear with a black or navy coat.",
      ),
      sku: "VR-26-302-05",
      price: 4500,
      oldPrice: 5900,
    },
    {
      slug: "checked-scarf-navy",
      color: "navy",
      hex: "#28304a",
      print: "tartan",
      note: typeset(
        "Тёмно-синяя клетка самая спокойная: с ней не ошибётесь и в деловой день.",
        "A sober navy check, to wear over grey or camel.",
      ),
      sku: "VR-26-302-06",
      price: 5900,
    },
  ],
};
