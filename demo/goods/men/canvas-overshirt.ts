import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const canvasOvershirt: Model = {
  slug: "canvas-overshirt",
  cut: "overshirt",
  cloth: "gabardine",
  brand: "third-shift",
  category: "men/clothing/coats-and-jackets",
  title: typeset("Рубашка-куртка из канваса", "Canvas overshirt"),
  description: typeset(
    "Крой позаимствован у куртки заводского слесаря, только хлястик убран, а рукав сужен. Первый месяц канвас жёсткий, потом смягчается и ложится по фигуре. Рубашка просторная, под неё можно надеть джемпер, так что весной и осенью она заменит лёгкую куртку.",
    "The pattern was taken from a 1950s mechanic’s jacket; we slimmed the sleeve and left out the back strap. The canvas is stiff for the first month, then softens and settles on the shoulders. There is room underneath for a flannel shirt or a fine jumper, and the single flap pocket takes a notebook.",
  ),
  composition: typeset("Хлопок 100 %, 330 г/м²", "100% cotton, 330 gsm"),
  care: typeset(
    "Стирать при 30 °C, вывернув наизнанку. Сушить на плечиках, утюг не нужен.",
    "Wash inside out at 30 °C and hang to dry. No ironing required.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 74 см, обхват по груди 120 см, рукав от середины спинки 89 см.",
    "Size M: back length 74 cm, chest 120 cm, sleeve from centre back 89 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "foundation",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "canvas-overshirt-tobacco",
      color: "tobacco",
      hex: "#84623f",
      note: typeset(
        "На табачной рубашке почти не видно пыли и пятен от кофе.",
        "The tobacco brown hides sawdust remarkably well.",
      ),
      sku: "VR-26-210-01",
      price: 10900,
      labels: ["new"],
    },
  ],
};
