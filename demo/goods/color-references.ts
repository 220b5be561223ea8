import { typeset } from "./typography.ts";

/** The colors that shoppers filter by, with the swatch's color. */
export const colorReferences = {
  white: { title: typeset("белый", "white"), hex: "#f4f2ee" },
  milk: { title: typeset("молочный", "milk"), hex: "#ece4d4" },
  vanilla: { title: typeset("ванильный", "vanilla"), hex: "#eadfae" },
  champagne: { title: typeset("шампань", "champagne"), hex: "#dcc4a4" },
  sand: { title: typeset("песочный", "sand"), hex: "#c9ae84" },
  camel: { title: typeset("кэмел", "camel"), hex: "#bd8a52" },
  taupe: { title: typeset("тауп", "taupe"), hex: "#857b6d" },
  grey: { title: typeset("серый", "grey"), hex: "#9b9a97" },
  graphite: { title: typeset("графитовый", "graphite"), hex: "#4b4b4e" },
  black: { title: typeset("чёрный", "black"), hex: "#1e1d1c" },
  navy: { title: typeset("тёмно-синий", "navy"), hex: "#242e49" },
  blue: { title: typeset("синий", "blue"), hex: "#54779f" },
  sky: { title: typeset("голубой", "sky blue"), hex: "#b8cde3" },
  indigo: { title: typeset("индиго", "indigo"), hex: "#2c3858" },
  petrol: { title: typeset("петроль", "petrol"), hex: "#1f4c57" },
  emerald: { title: typeset("изумрудный", "emerald"), hex: "#1f6f52" },
  green: { title: typeset("бутылочный", "bottle green"), hex: "#2d4b3b" },
  olive: { title: typeset("оливковый", "olive"), hex: "#6d6b47" },
  khaki: { title: typeset("хаки", "khaki"), hex: "#4c5640" },
  sage: { title: typeset("шалфейный", "sage"), hex: "#9ba68d" },
  mustard: { title: typeset("горчичный", "mustard"), hex: "#bd8f35" },
  terracotta: { title: typeset("терракотовый", "terracotta"), hex: "#ad4a31" },
  red: { title: typeset("красный", "red"), hex: "#9d2d2c" },
  burgundy: { title: typeset("бордовый", "burgundy"), hex: "#5f202c" },
  cognac: { title: typeset("коньячный", "cognac"), hex: "#a5613b" },
  tobacco: { title: typeset("табачный", "tobacco"), hex: "#7c5838" },
  chocolate: { title: typeset("шоколадный", "chocolate"), hex: "#4b3328" },
  "dusty-rose": { title: typeset("пыльная роза", "dusty rose"), hex: "#c69c97" },
};

export type ColorSlug = keyof typeof colorReferences;
