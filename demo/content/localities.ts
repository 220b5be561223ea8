import type { Said } from "../goods/said.ts";

/** A city that orders go to. */
export interface Locality {
  slug: string;
  title: Said;
  region: Said;
  /** IANA time zone. */
  zone: string;
  /** Slug of the delivery zone, see `delivery.ts`. */
  deliveryZone: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** Slug, city and region in both languages, time zone, delivery zone, place, thousands of people. */
const table = `
moscow           | Москва           | Moscow           | Москва                  | Moscow                 | Europe/Moscow      | moscow   | 55.7558 37.6173  | 13150
saint-petersburg | Санкт-Петербург  | Saint Petersburg | Санкт-Петербург         | Saint Petersburg       | Europe/Moscow      | near     | 59.9386 30.3141  | 5600
podolsk          | Подольск         | Podolsk          | Московская область      | Moscow Region          | Europe/Moscow      | moscow   | 55.4242 37.5547  | 312
tver             | Тверь            | Tver             | Тверская область        | Tver Region            | Europe/Moscow      | near     | 56.8587 35.9176  | 412
tula             | Тула             | Tula             | Тульская область        | Tula Region            | Europe/Moscow      | near     | 54.1931 37.6173  | 465
yaroslavl        | Ярославль        | Yaroslavl        | Ярославская область     | Yaroslavl Region       | Europe/Moscow      | near     | 57.6261 39.8845  | 565
nizhny-novgorod  | Нижний Новгород  | Nizhny Novgorod  | Нижегородская область   | Nizhny Novgorod Region | Europe/Moscow      | near     | 56.3269 44.0059  | 1200
voronezh         | Воронеж          | Voronezh         | Воронежская область     | Voronezh Region        | Europe/Moscow      | near     | 51.6608 39.2003  | 1045
belgorod         | Белгород         | Belgorod         | Белгородская область    | Belgorod Region        | Europe/Moscow      | middle   | 50.5955 36.5873  | 320
smolensk         | Смоленск         | Smolensk         | Смоленская область      | Smolensk Region        | Europe/Moscow      | near     | 54.7826 32.0453  | 310
veliky-novgorod  | Великий Новгород | Veliky Novgorod  | Новгородская область    | Novgorod Region        | Europe/Moscow      | near     | 58.5215 31.2755  | 220
kaliningrad      | Калининград      | Kaliningrad      | Калининградская область | Kaliningrad Region     | Europe/Kaliningrad | far      | 54.7104 20.4522  | 490
petrozavodsk     | Петрозаводск     | Petrozavodsk     | Республика Карелия      | Karelia                | Europe/Moscow      | middle   | 61.7849 34.3469  | 235
arkhangelsk      | Архангельск      | Arkhangelsk      | Архангельская область   | Arkhangelsk Region     | Europe/Moscow      | far      | 64.5399 40.5182  | 295
murmansk         | Мурманск         | Murmansk         | Мурманская область      | Murmansk Region        | Europe/Moscow      | far      | 68.9707 33.075   | 263
kazan            | Казань           | Kazan            | Республика Татарстан    | Tatarstan              | Europe/Moscow      | near     | 55.7961 49.1064  | 1320
samara           | Самара           | Samara           | Самарская область       | Samara Region          | Europe/Samara      | middle   | 53.1959 50.1008  | 1160
saratov          | Саратов          | Saratov          | Саратовская область     | Saratov Region         | Europe/Saratov     | middle   | 51.5336 46.0343  | 885
volgograd        | Волгоград        | Volgograd        | Волгоградская область   | Volgograd Region       | Europe/Volgograd   | middle   | 48.708 44.5133   | 1015
rostov-on-don    | Ростов-на-Дону   | Rostov-on-Don    | Ростовская область      | Rostov Region          | Europe/Moscow      | middle   | 47.2225 39.7187  | 1140
krasnodar        | Краснодар        | Krasnodar        | Краснодарский край      | Krasnodar Territory    | Europe/Moscow      | middle   | 45.0355 38.9753  | 1140
sochi            | Сочи             | Sochi            | Краснодарский край      | Krasnodar Territory    | Europe/Moscow      | middle   | 43.5855 39.7231  | 440
ufa              | Уфа              | Ufa              | Республика Башкортостан | Bashkortostan          | Asia/Yekaterinburg | middle   | 54.7388 55.9721  | 1160
perm             | Пермь            | Perm             | Пермский край           | Perm Territory         | Asia/Yekaterinburg | middle   | 58.0105 56.2502  | 1030
yekaterinburg    | Екатеринбург     | Yekaterinburg    | Свердловская область    | Sverdlovsk Region      | Asia/Yekaterinburg | near     | 56.8389 60.6057  | 1540
chelyabinsk      | Челябинск        | Chelyabinsk      | Челябинская область     | Chelyabinsk Region     | Asia/Yekaterinburg | middle   | 55.1644 61.4368  | 1180
tyumen           | Тюмень           | Tyumen           | Тюменская область       | Tyumen Region          | Asia/Yekaterinburg | middle   | 57.153 65.5343   | 870
omsk             | Омск             | Omsk             | Омская область          | Omsk Region            | Asia/Omsk          | far      | 54.9885 73.3242  | 1100
novosibirsk      | Новосибирск      | Novosibirsk      | Новосибирская область   | Novosibirsk Region     | Asia/Novosibirsk   | far      | 55.0302 82.9204  | 1635
tomsk            | Томск            | Tomsk            | Томская область         | Tomsk Region           | Asia/Tomsk         | far      | 56.4846 84.9476  | 545
krasnoyarsk      | Красноярск       | Krasnoyarsk      | Красноярский край       | Krasnoyarsk Territory  | Asia/Krasnoyarsk   | far      | 56.0153 92.8932  | 1210
irkutsk          | Иркутск          | Irkutsk          | Иркутская область       | Irkutsk Region         | Asia/Irkutsk       | far      | 52.2896 104.2806 | 606
khabarovsk       | Хабаровск        | Khabarovsk       | Хабаровский край        | Khabarovsk Territory   | Asia/Vladivostok   | farthest | 48.4802 135.0719 | 615
vladivostok      | Владивосток      | Vladivostok      | Приморский край         | Primorye Territory     | Asia/Vladivostok   | farthest | 43.1155 131.8855 | 590
`;

/** The cities of the demo shop's delivery: the capitals first, then roughly from west to east. */
export const localities: Locality[] = table.trim().split("\n").map(readRow);

function readRow(row: string): Locality {
  const cells = row.split("|").map((cell) => cell.trim());
  const [slug = "", ru = "", en = "", regionRu = "", regionEn = "", zone = ""] = cells;
  const [deliveryZone = "", at = "", thousands = ""] = cells.slice(6);
  const [latitude = Number.NaN, longitude = Number.NaN] = at.split(" ").map(Number);
  return {
    slug,
    title: { ru, en },
    region: { ru: regionRu, en: regionEn },
    zone,
    deliveryZone,
    latitude,
    longitude,
    population: Number(thousands) * 1000,
  };
}
