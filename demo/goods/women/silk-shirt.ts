import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const silkShirt: Model = {
  slug: "silk-shirt",
  cut: "pyjama-top",
  cloth: "satin",
  brand: "veretie",
  category: "women/clothing/shirts-and-tops",
  title: typeset("Шёлковая рубашка пижамного кроя", "Pyjama-cut silk shirt"),
  description: typeset(
    "Крой свободный, пижамный; швы французские. Пуговицы перламутровые; на груди есть и потайная, чтобы рубашка не расходилась. Шёлк плотностью 19 момме гладкий и мягкий, в жару в нём прохладно. Рубашку заправляют в костюмные брюки, а нараспашку носят как лёгкий жакет.",
    "A loose pyjama cut, with French seams and mother-of-pearl buttons, including an extra one hidden where shirts tend to gape. The 19-momme silk feels smooth and cool against the skin. Tuck the shirt into tailored trousers, or wear it open as a light jacket.",
  ),
  composition: typeset("Шёлк 100 %, плотность 19 момме", "100% silk, 19 momme"),
  care: typeset(
    "Стирать вручную или в деликатном режиме при 30 °C. Не тереть, не сушить на солнце; гладить с изнанки.",
    "Hand wash or delicate cycle at 30 °C. Do not rub; dry in the shade and iron inside out.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 70 см, обхват по груди 104 см, рукав от плеча 59 см.",
    "Size S: back length 70 cm, chest 104 cm, sleeve 59 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "silk-shirt-ivory",
      color: "milk",
      hex: "#ece3d2",
      note: typeset(
        "Молочный шёлк не просвечивает даже при вспышке: мы проверяли.",
        "The milk-white silk is dense enough to wear without a camisole.",
      ),
      sku: "VR-26-106-01",
      price: 16900,
      labels: ["new"],
      stock: stock(
        { xs: 3, s: 5, m: 5, l: 3, xl: 1 },
        { petrovka: { s: 1 }, konyushennaya: { m: 1 } },
      ),
    },
    {
      slug: "silk-shirt-chocolate",
      color: "chocolate",
      hex: "#4b372d",
      fall: 7,
      note: typeset(
        "Шоколадный шёлк в складках почти чёрный, а на свету — тёплый, цвета какао.",
        "The chocolate silk deepens almost to black in the folds and warms to cocoa in the light.",
      ),
      sku: "VR-26-106-02",
      price: 16900,
      stock: stock({ xs: 2, s: 4, m: 3, l: 0, xl: 2 }, { bronnaya: { m: 1, l: 1 } }),
    },
    {
      slug: "silk-shirt-dusty-rose",
      color: "dusty-rose",
      hex: "#c79f99",
      fall: 6,
      note: typeset(
        "Рубашку цвета пыльной розы носите с серыми брюками.",
        "Dusty rose, a soft pink that goes well with grey trousers.",
      ),
      sku: "VR-26-106-04",
      price: 16900,
    },
  ],
};
