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
    listImage: "still-2",
    imageMobile: "still-2",
  },
  foundation: {
    title: typeset("Основа", "Foundation"),
    subtitle: typeset("Вещи вне сезона", "Beyond the season"),
    listImage: "poster-wool",
    imageMobile: "poster-wool-mobile",
  },
};

export type CollectionSlug = keyof typeof collections;
