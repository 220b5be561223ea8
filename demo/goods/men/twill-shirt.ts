import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const twillShirt: Model = {
  slug: "twill-shirt",
  cut: "shirt",
  cloth: "gabardine",
  brand: "kamvol",
  category: "men/clothing/shirts",
  title: typeset("Рубашка из хлопковой саржи", "Cotton twill shirt"),
  description: typeset(
    "Уголки воротника чуть разведены, и узел галстука свободно помещается между ними; без галстука воротник тоже держит форму. Саржа плотная и мнётся меньше поплина. Плечо и пройму мы сверили с лекалами наших пиджаков: под пиджаком рубашка нигде не топорщится.",
    "The collar has a slight spread and a firm band, so a tie sits flat and an open neck keeps its shape. The twill has a faint diagonal rib and enough body to stay fairly smooth through a working day. The armholes are cut to match those of our jackets, so the shirt does not bunch up when a jacket goes on top.",
  ),
  composition: typeset("Хлопок 100 %, нить в два сложения", "100% two-ply cotton"),
  care: typeset(
    "Стирка при 40 °C. Гладить с паром, пока рубашка чуть влажная.",
    "Wash at 40 °C and iron while still slightly damp.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 79 см, обхват по груди 108 см, рукав от середины спинки 87 см.",
    "Size M: back length 79 cm, chest 108 cm, sleeve from centre back 87 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "long-shadow",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "twill-shirt-white",
      color: "white",
      hex: "#f0eeea",
      fall: 3,
      note: typeset(
        "Белая подходит к костюму любого цвета.",
        "We make the white all year round and still run out.",
      ),
      sku: "VR-26-209-01",
      price: 8900,
      labels: ["bestseller"],
    },
    {
      slug: "twill-shirt-sky",
      color: "sky",
      hex: "#eef0f0",
      secondHex: "#7f9dc0",
      print: "stripe",
      note: typeset(
        "Рубашка в широкую голубую полоску, поэтому галстук к ней лучше взять однотонный.",
        "Broad blue stripes on white, best worn with a plain tie.",
      ),
      sku: "VR-26-209-02",
      price: 8900,
    },
  ],
};
