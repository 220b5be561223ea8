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
    "Лямка широкая, хлопок плотный: майка держит форму, и швы не перекручиваются. Носят её саму по себе или под расстёгнутой рубашкой. Берите свой размер: ткань тянется и ложится по фигуре.",
    "The armhole is cut high enough to keep your bra out of sight. Substantial cotton, narrow binding, a close fit that stops short of clinging. Tuck the top into wide trousers in July; hide it under knitwear for the other eleven months.",
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
  colors: [
    {
      slug: "jersey-tank-top-white",
      color: "white",
      hex: "#f1eee8",
      note: typeset(
        "Белых берут сразу по две, и правильно делают.",
        "The white is sold singly and bought in threes.",
      ),
      sku: "VR-26-135-01",
      price: 2900,
      labels: ["bestseller"],
    },
    {
      slug: "jersey-tank-top-black",
      color: "black",
      hex: "#232325",
      note: typeset(
        "Чёрная не посерела и после двадцати стирок; дальше мы не считали.",
        "Black, dyed to outlast the summer it was bought for.",
      ),
      sku: "VR-26-135-02",
      price: 2900,
    },
    {
      slug: "jersey-tank-top-terracotta",
      color: "terracotta",
      hex: "#9d5038",
      note: typeset(
        "С терракотовой и майский загар сойдёт за южный.",
        "Terracotta does for a tan what a frame does for a picture.",
      ),
      sku: "VR-26-135-03",
      price: 2900,
      labels: ["new"],
    },
  ],
};
