import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const linenTrousers: Model = {
  slug: "linen-trousers",
  cut: "tapered-trousers",
  cloth: "linen",
  brand: "veretie",
  category: "men/clothing/trousers-and-jeans",
  title: typeset("Льняные брюки с защипами", "Pleated linen trousers"),
  description: typeset(
    "Лён плотный, из такого шьют и пиджаки. Он не покрывается сеткой мелких заломов, а ложится крупными мягкими складками. Защипы дают свободу в бёдрах, книзу штанина сужается. Днём с этими брюками достаточно надеть белую рубашку, а вечером пригодится тонкий джемпер.",
    "Jacket-weight linen hangs straight, and most of its creases drop out overnight. The pleats give you room at the thigh, and the leg tapers towards the ankle. Wear the trousers with espadrilles by the sea, or with leather shoes to a summer wedding.",
  ),
  composition: typeset("Лён 100 %, 260 г/м²", "100% linen, 260 gsm"),
  care: typeset(
    "Стирка при 40 °C. Вешать мокрыми, за низ штанин: тогда утюг почти не нужен.",
    "Wash at 40 °C. Hang wet by the hems and you will hardly need an iron.",
  ),
  measurements: typeset(
    "Размер M: обхват по талии 84 см, высота посадки 30 см, шаговый шов 80 см, низ 38 см.",
    "Size M: waist 84 cm, rise 30 cm, inside leg 80 cm, leg opening 38 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "dacha",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "linen-trousers-sand",
      color: "sand",
      hex: "#bda988",
      note: typeset(
        "На песочных брюках летняя пыль почти незаметна.",
        "Dust hardly shows on the sand-coloured linen.",
      ),
      sku: "VR-26-215-01",
      price: 10900,
    },
    {
      slug: "linen-trousers-navy",
      color: "navy",
      hex: "#1b202c",
      note: typeset(
        "Тёмно-синие под пиджаком выглядят строго.",
        "The navy pair is smart enough for a meeting.",
      ),
      sku: "VR-26-215-03",
      price: 10900,
      labels: ["new"],
    },
    {
      slug: "linen-trousers-olive",
      color: "olive",
      hex: "#66644a",
      note: typeset(
        "В оливковых можно спокойно сесть на траву.",
        "Olive, for sitting on the grass without a second thought.",
      ),
      sku: "VR-26-215-04",
      price: 10900,
    },
    {
      slug: "linen-trousers-tobacco",
      color: "tobacco",
      hex: "#7d6145",
      note: typeset(
        "К табачным брюкам подойдёт рубашка в голубую полоску.",
        "Tobacco brown, freshened by a white or pale blue shirt.",
      ),
      sku: "VR-26-215-05",
      price: 7900,
      oldPrice: 10900,
    },
  ],
};
