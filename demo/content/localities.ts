import type { Said } from "../goods/types.ts";

/** A city that orders go to. */
export interface Locality {
  slug: string;
  title: Said;
  region: Said;
  /** IANA time zone. */
  zone: string;
  /** Working days from dispatch to the door: the soonest and the latest. */
  days: [number, number];
  latitude: number;
  longitude: number;
}

/** Slug, city and region in both languages, zone, days, latitude and longitude. */
const table = `
moscow           | Москва           | Moscow           | Москва                  | Moscow                 | Europe/Moscow      | 1 1 | 55.7558 37.6173
saint-petersburg | Санкт-Петербург  | Saint Petersburg | Санкт-Петербург         | Saint Petersburg       | Europe/Moscow      | 2 2 | 59.9386 30.3141
podolsk          | Подольск         | Podolsk          | Московская область      | Moscow Region          | Europe/Moscow      | 1 2 | 55.4242 37.5547
tver             | Тверь            | Tver             | Тверская область        | Tver Region            | Europe/Moscow      | 2 3 | 56.8587 35.9176
tula             | Тула             | Tula             | Тульская область        | Tula Region            | Europe/Moscow      | 2 3 | 54.1931 37.6173
yaroslavl        | Ярославль        | Yaroslavl        | Ярославская область     | Yaroslavl Region       | Europe/Moscow      | 2 3 | 57.6261 39.8845
nizhny-novgorod  | Нижний Новгород  | Nizhny Novgorod  | Нижегородская область   | Nizhny Novgorod Region | Europe/Moscow      | 2 3 | 56.3269 44.0059
voronezh         | Воронеж          | Voronezh         | Воронежская область     | Voronezh Region        | Europe/Moscow      | 2 3 | 51.6608 39.2003
belgorod         | Белгород         | Belgorod         | Белгородская область    | Belgorod Region        | Europe/Moscow      | 3 4 | 50.5955 36.5873
smolensk         | Смоленск         | Smolensk         | Смоленская область      | Smolensk Region        | Europe/Moscow      | 2 3 | 54.7826 32.0453
veliky-novgorod  | Великий Новгород | Veliky Novgorod  | Новгородская область    | Novgorod Region        | Europe/Moscow      | 2 3 | 58.5215 31.2755
kaliningrad      | Калининград      | Kaliningrad      | Калининградская область | Kaliningrad Region     | Europe/Kaliningrad | 4 6 | 54.7104 20.4522
petrozavodsk     | Петрозаводск     | Petrozavodsk     | Республика Карелия      | Karelia                | Europe/Moscow      | 3 4 | 61.7849 34.3469
arkhangelsk      | Архангельск      | Arkhangelsk      | Архангельская область   | Arkhangelsk Region     | Europe/Moscow      | 4 5 | 64.5399 40.5182
murmansk         | Мурманск         | Murmansk         | Мурманская область      | Murmansk Region        | Europe/Moscow      | 4 5 | 68.9707 33.075
kazan            | Казань           | Kazan            | Республика Татарстан    | Tatarstan              | Europe/Moscow      | 2 3 | 55.7961 49.1064
samara           | Самара           | Samara           | Самарская область       | Samara Region          | Europe/Samara      | 3 4 | 53.1959 50.1008
saratov          | Саратов          | Saratov          | Саратовская область     | Saratov Region         | Europe/Saratov     | 3 4 | 51.5336 46.0343
volgograd        | Волгоград        | Volgograd        | Волгоградская область   | Volgograd Region       | Europe/Volgograd   | 3 4 | 48.708 44.5133
rostov-on-don    | Ростов-на-Дону   | Rostov-on-Don    | Ростовская область      | Rostov Region          | Europe/Moscow      | 3 4 | 47.2225 39.7187
krasnodar        | Краснодар        | Krasnodar        | Краснодарский край      | Krasnodar Territory    | Europe/Moscow      | 3 4 | 45.0355 38.9753
sochi            | Сочи             | Sochi            | Краснодарский край      | Krasnodar Territory    | Europe/Moscow      | 3 5 | 43.5855 39.7231
ufa              | Уфа              | Ufa              | Республика Башкортостан | Bashkortostan          | Asia/Yekaterinburg | 3 4 | 54.7388 55.9721
perm             | Пермь            | Perm             | Пермский край           | Perm Territory         | Asia/Yekaterinburg | 3 4 | 58.0105 56.2502
yekaterinburg    | Екатеринбург     | Yekaterinburg    | Свердловская область    | Sverdlovsk Region      | Asia/Yekaterinburg | 2 3 | 56.8389 60.6057
chelyabinsk      | Челябинск        | Chelyabinsk      | Челябинская область     | Chelyabinsk Region     | Asia/Yekaterinburg | 3 4 | 55.1644 61.4368
tyumen           | Тюмень           | Tyumen           | Тюменская область       | Tyumen Region          | Asia/Yekaterinburg | 3 5 | 57.153 65.5343
omsk             | Омск             | Omsk             | Омская область          | Omsk Region            | Asia/Omsk          | 4 6 | 54.9885 73.3242
novosibirsk      | Новосибирск      | Novosibirsk      | Новосибирская область   | Novosibirsk Region     | Asia/Novosibirsk   | 4 5 | 55.0302 82.9204
tomsk            | Томск            | Tomsk            | Томская область         | Tomsk Region           | Asia/Tomsk         | 5 6 | 56.4846 84.9476
krasnoyarsk      | Красноярск       | Krasnoyarsk      | Красноярский край       | Krasnoyarsk Territory  | Asia/Krasnoyarsk   | 5 6 | 56.0153 92.8932
irkutsk          | Иркутск          | Irkutsk          | Иркутская область       | Irkutsk Region         | Asia/Irkutsk       | 5 7 | 52.2896 104.2806
khabarovsk       | Хабаровск        | Khabarovsk       | Хабаровский край        | Khabarovsk Territory   | Asia/Vladivostok   | 6 8 | 48.4802 135.0719
vladivostok      | Владивосток      | Vladivostok      | Приморский край         | Primorye Territory     | Asia/Vladivostok   | 6 8 | 43.1155 131.8855
`;

/** The cities of the demo shop's delivery: the capitals first, then roughly from west to east. */
export const localities: Locality[] = table.trim().split("\n").map(readRow);

function readRow(row: string): Locality {
  const cells = row.split("|").map((cell) => cell.trim());
  const [slug = "", ru = "", en = "", regionRu = "", regionEn = "", zone = "", days = "", at = ""] =
    cells;
  const [soonest = Number.NaN, latest = Number.NaN] = days.split(" ").map(Number);
  const [latitude = Number.NaN, longitude = Number.NaN] = at.split(" ").map(Number);
  return {
    slug,
    title: { ru, en },
    region: { ru: regionRu, en: regionEn },
    zone,
    days: [soonest, latest],
    latitude,
    longitude,
  };
}
