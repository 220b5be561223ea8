import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const glossyPuffer: Model = {
  slug: "glossy-puffer",
  cut: "puffer",
  cloth: "satin",
  brand: "sever-and-salt",
  category: "women/clothing/jackets",
  title: typeset("Глянцевый пуховик с воротником-стойкой", "Glossy down puffer"),
  description: typeset(
    "Гусиного пуха здесь много, но на подушку вы похожи не будете. Ткань блестит, как лёд у берега; мокрый снег с неё съезжает сам. Пуховик хорош с длинной юбкой и с джинсами, заправленными в сапоги. Нашему испытателю, капитану буксира, достался первый образец; к весне его отобрала жена.",
    "Plenty of goose down, though you can still see your own feet. The shell shines like wet ice, and snow slides straight off it. Zip the puffer to the top and the collar does the work of a scarf.",
  ),
  composition: typeset(
    "Верх: полиамид 100 %. Наполнитель: гусиный пух 90 %, перо 10 %.",
    "Shell: 100% polyamide. Filling: 90% goose down, 10% feather.",
  ),
  care: typeset(
    "Стирка при 30 °C с тремя теннисными мячиками. Сушить в машине, тоже с мячиками.",
    "Wash at 30 °C with three tennis balls, and tumble dry with them too.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 66 см, обхват по груди 114 см, рукав от середины спинки 80 см.",
    "Size S: back length 66 cm, chest 114 cm, sleeve from centre back 80 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "first-frost",
  colors: [
    {
      slug: "glossy-puffer-sage",
      color: "sage",
      hex: "#8d9685",
      note: typeset(
        "На снегу шалфейный отливает серебром.",
        "In sage it looks as though it has already been out in the frost.",
      ),
      sku: "VR-26-145-01",
      price: 26900,
      labels: ["new"],
    },
    {
      slug: "glossy-puffer-burgundy",
      color: "burgundy",
      hex: "#5a2029",
      note: typeset(
        "Бордовый ещё стегают, он приедет в первую неделю декабря.",
        "The burgundy is still being quilted; we expect it in the first week of December.",
      ),
      sku: "VR-26-145-02",
      price: 26900,
      labels: ["new"],
      state: "coming-soon",
      expectedOn: "2026-12-05",
    },
  ],
};
