import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const linenSundress: Model = {
  slug: "linen-sundress",
  cut: "sundress",
  cloth: "linen",
  brand: "veretie",
  category: "women/clothing/dresses",
  title: typeset("Льняной сарафан на широких бретелях", "Button-front linen sundress"),
  description: typeset(
    "Лиф на четырёх пуговицах, ниже — широкая юбка в три яруса. Спинка собрана на резинку и не стесняет движений. В тонком льне не жарко, а в прохладный день под сарафан можно надеть футболку.",
    "The bodice fastens with four buttons, and the generous skirt falls in three gathered tiers. The elasticated back lets you breathe and bend. Wear the dress with flat sandals, or go barefoot in the garden.",
  ),
  composition: typeset("Лён 100 %, 170 г/м²", "100% linen, 170 gsm"),
  care: typeset(
    "Стирать при 40 °C, сушить на ветру. Гладить только лиф.",
    "Wash at 40 °C and line dry. Iron the bodice; the skirt needs no ironing.",
  ),
  measurements: typeset(
    "Размер S: длина от бретели 118 см, обхват по груди 86 см (спинка на резинке, тянется до 100 см).",
    "Size S: length from strap 118 cm, bust 86 cm (100 cm with the back stretched).",
  ),
  country: "BY",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "dacha",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "linen-sundress-gingham",
      color: "red",
      hex: "#f1ece4",
      secondHex: "#b0483f",
      print: "gingham",
      note: typeset(
        "Красная клетка — для пикников и походов на рынок за клубникой.",
        "Red gingham, for picnics and for making jam.",
      ),
      sku: "VR-26-154-01",
      price: 11900,
      labels: ["new"],
    },
    {
      slug: "linen-sundress-black",
      color: "black",
      hex: "#eeeae2",
      secondHex: "#3a393d",
      print: "gingham",
      fall: 3,
      note: typeset(
        "Чёрная клетка строже красной: такой сарафан уместен и на выставке.",
        "Black gingham, for the gallery first and the riverbank afterwards.",
      ),
      sku: "VR-26-154-04",
      price: 11900,
      labels: ["new"],
    },
  ],
};
