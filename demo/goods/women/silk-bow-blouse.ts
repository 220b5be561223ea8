import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const silkBowBlouse: Model = {
  slug: "silk-bow-blouse",
  cut: "bow-blouse",
  cloth: "satin",
  brand: "polina-ost",
  category: "women/clothing/shirts-and-tops",
  title: typeset("Шёлковая блузка с бантом", "Tie-neck silk blouse"),
  description: typeset(
    "Бант съёмный: ленту можно завязать, оставить свободной или вовсе снять. Шёлк тонкий и гладкий, широкие рукава присборены у высоких манжет. Носите блузку с брюками мужского кроя. Если завязать бант, украшения не понадобятся.",
    "The long tie can be worn in a bow, left loose or taken off. The sleeves are full and gathered into deep cuffs. Wear the blouse under a waistcoat, or tuck it into flat-fronted trousers.",
  ),
  composition: typeset("Шёлк 100 %, плотность 16 момме", "100% silk, 16 momme"),
  care: typeset(
    "Ручная стирка при температуре не выше 30 °C, бант — отдельно. Гладить с изнанки без пара.",
    "Hand wash at 30 °C or cooler, the tie separately. Iron on the reverse without steam.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 66 см, обхват по груди 100 см, рукав от плеча 63 см, лента банта 160 см.",
    "Size S: back length 66 cm, chest 100 cm, sleeve 63 cm, tie 160 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "silk-bow-blouse-milk",
      color: "milk",
      hex: "#ebe2d1",
      fall: 1,
      note: typeset(
        "Молочный шёлк спокойнее чисто белого и хорош с чёрным.",
        "Milk white looks softer than pure white against dark tailoring.",
      ),
      sku: "VR-26-121-01",
      price: 18500,
    },
    {
      slug: "silk-bow-blouse-black",
      color: "black",
      hex: "#222124",
      fall: 4,
      note: typeset(
        "Чёрная с бантом выручит, если прямо с работы вы идёте на праздник.",
        "Black, sober at a desk and splendid in a theatre box.",
      ),
      sku: "VR-26-121-02",
      price: 18500,
    },
    {
      slug: "silk-bow-blouse-dusty-rose",
      color: "dusty-rose",
      hex: "#c39a94",
      fall: 5,
      note: typeset(
        "Пыльная роза смягчает строгий серый костюм.",
        "Dusty rose, to take the chill off a grey suit.",
      ),
      sku: "VR-26-121-03",
      price: 18500,
      labels: ["new"],
    },
    {
      slug: "silk-bow-blouse-navy",
      color: "navy",
      hex: "#232b44",
      secondHex: "#ddd7ca",
      print: "polka",
      note: typeset(
        "Тёмно-синяя в горох напоминает о кино шестидесятых.",
        "Navy with white dots, straight out of a 1960s film.",
      ),
      sku: "VR-26-121-04",
      price: 18900,
    },
  ],
};
