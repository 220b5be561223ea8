import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const beltedWrapCoat: Model = {
  slug: "belted-wrap-coat",
  cut: "wrap-coat",
  cloth: "coating",
  brand: "kamvol",
  category: "women/clothing/coats-and-jackets",
  title: typeset("Пальто-халат с поясом", "Belted wrap coat"),
  description: typeset(
    "Ни одной пуговицы: запахнули, завязали, вышли. Широкий шалевый воротник в метель можно поднять до ушей. Шерсть двухслойная, поэтому пальто обходится без подкладки; изнанка тёмно-коричневая, швы прошиты вручную. Под пальто поместится и толстый джемпер.",
    "As easy to wear as a dressing gown, and a great deal warmer. There is a wide shawl collar, and the only fastening is the belt. The coat is sewn by hand in double-faced wool, dark brown on the inside, and needs no lining. It looks best with the belt loosely knotted.",
  ),
  composition: typeset(
    "Шерсть 90 %, кашемир 10 %. Двухслойная ткань, 560 г/м²",
    "90% wool, 10% cashmere, double-faced, 560 gsm",
  ),
  care: typeset(
    "Химчистка раз в сезон. Хранить с развязанным поясом.",
    "Dry clean once a season. Hang with the belt untied.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 112 см, обхват по груди 116 см, рукав от плеча 61 см.",
    "Size S: back length 112 cm, chest 116 cm, sleeve 61 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "belted-wrap-coat-burgundy",
      color: "burgundy",
      hex: "#57222c",
      fall: 1,
      note: typeset(
        "Бордовое пальто запоминают гардеробщики.",
        "Burgundy, and cloakroom attendants remember it.",
      ),
      sku: "VR-26-141-03",
      price: 31900,
      oldPrice: 39900,
      labels: ["last-size"],
    },
    {
      slug: "belted-wrap-coat-taupe",
      color: "taupe",
      hex: "#857b6f",
      fall: 3,
      note: typeset(
        "Серо-коричневое пальто подходит и к чёрным ботинкам, и к коричневым.",
        "The taupe is a grey-brown, warmer than it looks on a screen.",
      ),
      sku: "VR-26-141-04",
      price: 39900,
      labels: ["new"],
    },
  ],
};
