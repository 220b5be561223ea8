import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const jerseyTankTop: Model = {
  slug: "jersey-tank-top",
  cut: "tank-top",
  cloth: "jersey",
  brand: "odd-day",
  category: "women/clothing/tops-and-t-shirts",
  title: typeset("Майка из плотного хлопка", "Cotton tank top"),
  description: typeset(
    "Лямки широкие. Трикотаж плотный, и майка держит форму, а боковые швы не перекручиваются. Её носят и саму по себе, и под расстёгнутой рубашкой. Берите свой размер: ткань тянется и ложится по фигуре.",
    "The armholes are cut high enough to keep your bra out of sight. The cotton is substantial, the binding narrow and the fit close but comfortable. Tuck the top into wide trousers in summer, and layer it under knitwear for the rest of the year.",
  ),
  composition: typeset("Хлопок 95 %, эластан 5 %, 220 г/м²", "95% cotton, 5% elastane, 220 gsm"),
  care: typeset(
    "Стирать при 40 °C, вывернув наизнанку. Сушить в тени.",
    "Wash inside out at 40 °C. Dry in the shade.",
  ),
  measurements: typeset(
    "Размер S: длина 58 см, обхват по груди 82 см.",
    "Size S: length 58 cm, chest 82 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "jersey-tank-top-white",
      color: "white",
      hex: "#f1eee8",
      note: typeset(
        "Белые майки покупают сразу по две, и правильно делают.",
        "Plain white, and most people take two.",
      ),
      sku: "VR-26-135-01",
      price: 2900,
      labels: ["bestseller"],
    },
  ],
};
