import type { Said } from "./types.ts";
import { typeset } from "./typography.ts";

/** Where goods lie: the warehouse that online orders leave from, and the shops. */
export interface Place {
  kind: "warehouse" | "shop";
  title: Said;
  /** Slug of the locality, see `demo/content/localities.ts`. */
  locality: string;
  address: Said;
  /** How to find the door; shops only. */
  directions?: Said;
  phone: string;
  /** Extension to dial after the phone. */
  extension: string;
  hours: Said;
  /** Opening and closing, local time of the place, every day of the week. */
  opens: string;
  closes: string;
  latitude: number;
  longitude: number;
}

const phone = "8 800 555-04-26";

export const places = {
  warehouse: {
    kind: "warehouse",
    title: typeset("Склад интернет-магазина", "Online warehouse"),
    locality: "podolsk",
    address: typeset("Поклонная улица, 3", "3 Poklonnaya Street"),
    phone,
    extension: "100",
    hours: typeset("Круглосуточно, без выдачи заказов", "Round the clock, no collection"),
    opens: "00:00",
    closes: "24:00",
    latitude: 55.4108,
    longitude: 37.5629,
  },
  petrovka: {
    kind: "shop",
    title: typeset("«Веретье» на Петровке", "Veretie on Petrovka"),
    locality: "moscow",
    address: typeset("улица Петровка, 12", "12 Petrovka Street"),
    directions: typeset(
      "Вход со стороны Столешникова переулка, первый этаж. Примерочные — за шторой из сурового льна.",
      "Enter from Stoleshnikov Lane, ground floor. The fitting rooms are behind the raw-linen curtain.",
    ),
    phone,
    extension: "101",
    hours: typeset("Ежедневно с 10:00 до 22:00", "Daily, 10 am to 10 pm"),
    opens: "10:00",
    closes: "22:00",
    latitude: 55.7637,
    longitude: 37.6166,
  },
  bronnaya: {
    kind: "shop",
    title: typeset("«Веретье» на Бронной", "Veretie on Bronnaya"),
    locality: "moscow",
    address: typeset("Малая Бронная улица, 24", "24 Malaya Bronnaya Street"),
    directions: typeset(
      "Пять минут пешком от Патриарших прудов, вход под зелёным козырьком. Здесь же ателье.",
      "Five minutes’ walk from Patriarch’s Ponds, under the green canopy. Alterations are done here.",
    ),
    phone,
    extension: "102",
    hours: typeset("Ежедневно с 11:00 до 21:00", "Daily, 11 am to 9 pm"),
    opens: "11:00",
    closes: "21:00",
    latitude: 55.7626,
    longitude: 37.5945,
  },
  konyushennaya: {
    kind: "shop",
    title: typeset("«Веретье» на Конюшенной", "Veretie on Konyushennaya"),
    locality: "saint-petersburg",
    address: typeset("Большая Конюшенная улица, 9", "9 Bolshaya Konyushennaya Street"),
    directions: typeset(
      "Из метро «Невский проспект» по каналу Грибоедова и налево. Второй этаж, есть лифт.",
      "From Nevsky Prospekt metro along the Griboyedov canal, then left. First floor up, with a lift.",
    ),
    phone,
    extension: "103",
    hours: typeset("Ежедневно с 11:00 до 22:00", "Daily, 11 am to 10 pm"),
    opens: "11:00",
    closes: "22:00",
    latitude: 59.9389,
    longitude: 30.3228,
  },
  vaynera: {
    kind: "shop",
    title: typeset("«Веретье» на Вайнера", "Veretie on Vaynera"),
    locality: "yekaterinburg",
    address: typeset("улица Вайнера, 10", "10 Vaynera Street"),
    directions: typeset(
      "Пешеходная часть улицы, напротив старых торговых рядов.",
      "On the pedestrian stretch, opposite the old trading rows.",
    ),
    phone,
    extension: "104",
    hours: typeset("Ежедневно с 10:00 до 21:00", "Daily, 10 am to 9 pm"),
    opens: "10:00",
    closes: "21:00",
    latitude: 56.8357,
    longitude: 60.5943,
  },
  baumana: {
    kind: "shop",
    title: typeset("«Веретье» на Баумана", "Veretie on Baumana"),
    locality: "kazan",
    address: typeset("улица Баумана, 44", "44 Baumana Street"),
    directions: typeset(
      "Две минуты от метро «Площадь Тукая», вход с Баумана, рядом с цветочной лавкой.",
      "Two minutes from Ploshchad Tukaya metro, on Baumana, next to the florist.",
    ),
    phone,
    extension: "105",
    hours: typeset("Ежедневно с 10:00 до 21:00", "Daily, 10 am to 9 pm"),
    opens: "10:00",
    closes: "21:00",
    latitude: 55.7896,
    longitude: 49.1153,
  },
} satisfies Record<string, Place>;

export type PlaceSlug = keyof typeof places;
export type ShopSlug = Exclude<PlaceSlug, "warehouse">;
