import { typeset } from "./typography.ts";

/** The house's collections; the pictures are the studio's still lifes. */
export const collections = {
  "sotto-voce": {
    title: typeset("Вполголоса", "Sotto Voce"),
    subtitle: typeset("Осень — зима 2026", "Autumn–winter 2026"),
    listImage: "poster-satin",
    imageMobile: "poster-satin-mobile",
  },
  "high-water": {
    title: typeset("Большая вода", "High Water"),
    subtitle: typeset("Весна — лето 2026", "Spring–summer 2026"),
    listImage: "poster-rain",
    imageMobile: "poster-rain-mobile",
  },
  foundation: {
    title: typeset("Основа", "Foundation"),
    subtitle: typeset("На любой сезон", "For every season"),
    listImage: "poster-wool",
    imageMobile: "poster-wool-mobile",
  },
  "long-shadow": {
    title: typeset("Длинная тень", "Long Shadow"),
    subtitle: typeset("Костюмная осень 2026", "Tailoring, autumn 2026"),
    listImage: "poster-tweed",
    imageMobile: "poster-tweed-mobile",
  },
  dacha: {
    title: typeset("Дача", "Dacha"),
    subtitle: typeset("Лён и клетка, лето 2026", "Linen and gingham, summer 2026"),
    listImage: "poster-linen",
    imageMobile: "poster-linen-mobile",
  },
  "first-frost": {
    title: typeset("Первый мороз", "First Frost"),
    subtitle: typeset("Тёплые слои, зима 2026", "Warm layers, winter 2026"),
    listImage: "poster-knit",
    imageMobile: "poster-knit-mobile",
  },
};

export type CollectionSlug = keyof typeof collections;
