import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const stripedPyjamaShirt: Model = {
  slug: "striped-pyjama-shirt",
  cut: "piped-pyjama-top",
  cloth: "poplin",
  brand: "veretie",
  category: "men/clothing/shirts",
  title: typeset("Пижамная рубашка в полоску", "Striped pyjama shirt"),
  description: typeset(
    "Рубашка скроена как верх классической пижамы: отложной воротник, нагрудный карман для очков. Поплин дважды постирали до раскроя, и он мягкий с первого дня. В такой рубашке удобно и спать, и завтракать на даче.",
    "The top half of the pyjamas your grandfather wore, with a notched collar and a pocket for his spectacles. The poplin is washed twice before cutting, so the shirt is soft from the start. Sleep in it, or wear it open over a T-shirt on a lazy Sunday.",
  ),
  composition: typeset("Хлопок 100 %, 120 г/м²", "100% cotton, 120 gsm"),
  care: typeset(
    "Стирать при 60 °C, как постельное бельё. Гладить необязательно.",
    "Wash at 60 °C with the sheets. Ironing is up to you.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 76 см, обхват по груди 118 см, рукав от середины спинки 86 см.",
    "Size M: back length 76 cm, chest 118 cm, sleeve from centre back 86 cm.",
  ),
  country: "UZ",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "dacha",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "striped-pyjama-shirt-sky",
      color: "sky",
      hex: "#eceff0",
      secondHex: "#6f92b8",
      print: "stripe",
      note: typeset(
        "Голубая полоска — самая привычная для пижамы.",
        "The traditional pyjama stripe, blue on white.",
      ),
      sku: "VR-26-214-01",
      price: 6900,
      labels: ["bestseller"],
    },
  ],
};
