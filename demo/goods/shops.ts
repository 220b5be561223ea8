import { typeset } from "./typography.ts";

/** One line for all the shops; the extension rings in the right one. */
const phone = "8 800 555-04-26";

/** The shops, the capitals first; each is open every day. */
export const shops = {
  petrovka: shop("moscow", "101", [10, 22], [55.7637, 37.6166], {
    title: typeset("«Веретье» на Петровке", "Veretie on Petrovka"),
    address: typeset("улица Петровка, 12", "12 Petrovka Street"),
    directions: typeset(
      "Вход со стороны Столешникова переулка, первый этаж. Примерочные — за шторой из сурового льна.",
      "Enter from Stoleshnikov Lane, ground floor. The fitting rooms are behind raw-linen curtains.",
    ),
  }),
  bronnaya: shop("moscow", "102", [11, 21], [55.7626, 37.5945], {
    title: typeset("«Веретье» на Бронной", "Veretie on Bronnaya"),
    address: typeset("Малая Бронная улица, 24", "24 Malaya Bronnaya Street"),
    directions: typeset(
      "Пять минут пешком от Патриарших прудов, вход под зелёным козырьком. Здесь же ателье.",
      "Five minutes’ walk from Patriarch’s Ponds; the door is under the green canopy. Alterations are done here.",
    ),
  }),
  pyatnitskaya: shop("moscow", "106", [10, 22], [55.7401, 37.6288], {
    title: typeset("«Веретье» на Пятницкой", "Veretie on Pyatnitskaya"),
    address: typeset("Пятницкая улица, 31", "31 Pyatnitskaya Street"),
    directions: typeset(
      "От «Третьяковской» направо и ещё раз направо, в арку. Во дворе липа, под липой скамейка для тех, кто ждёт.",
      "Turn right out of Tretyakovskaya metro, then right again through the arch. There is a lime tree in the courtyard and a bench under it for whoever is waiting.",
    ),
  }),
  konyushennaya: shop("saint-petersburg", "103", [11, 22], [59.9389, 30.3228], {
    title: typeset("«Веретье» на Конюшенной", "Veretie on Konyushennaya"),
    address: typeset("Большая Конюшенная улица, 9", "9 Bolshaya Konyushennaya Street"),
    directions: typeset(
      "От метро «Невский проспект» — вдоль канала Грибоедова и налево. Второй этаж, есть лифт.",
      "From Nevsky Prospekt metro along the Griboyedov Canal, then left. One floor up; there is a lift.",
    ),
  }),
  bolshoy: shop("saint-petersburg", "107", [11, 21], [59.9612, 30.3025], {
    title: typeset("«Веретье» на Петроградской", "Veretie on the Petrograd Side"),
    address: typeset(
      "Большой проспект Петроградской стороны, 56",
      "56 Bolshoy Avenue, Petrograd Side",
    ),
    directions: typeset(
      "Угловой дом с башенкой, дверь под часами; они отстают на четыре минуты, и мы это знаем.",
      "The corner building with the turret; the door is under the clock, which runs four minutes slow.",
    ),
  }),
  vaynera: shop("yekaterinburg", "104", [10, 21], [56.8357, 60.5943], {
    title: typeset("«Веретье» на Вайнера", "Veretie on Vaynera"),
    address: typeset("улица Вайнера, 10", "10 Vaynera Street"),
    directions: typeset(
      "Пешеходная часть улицы, напротив старых торговых рядов.",
      "On the pedestrian stretch, opposite the old shopping arcade.",
    ),
  }),
  baumana: shop("kazan", "105", [10, 21], [55.7896, 49.1153], {
    title: typeset("«Веретье» на Баумана", "Veretie on Baumana"),
    address: typeset("улица Баумана, 44", "44 Baumana Street"),
    directions: typeset(
      "В двух минутах от метро «Площадь Тукая», вход с улицы Баумана, рядом с цветочной лавкой.",
      "Two minutes from Ploshchad Tukaya metro, on Baumana, next to the florist.",
    ),
  }),
  pokrovskaya: shop("nizhny-novgorod", "108", [10, 21], [56.3217, 44.0012], {
    title: typeset("«Веретье» на Покровке", "Veretie on Pokrovka"),
    address: typeset("Большая Покровская улица, 18", "18 Bolshaya Pokrovskaya Street"),
    directions: typeset(
      "Если идти от кремля — по правую руку, сразу за театром. Коляску можно оставить внутри, у кассы.",
      "Coming from the kremlin, you will find us on your right, just past the theatre. Prams may be parked by the till.",
    ),
  }),
  kuybysheva: shop("samara", "109", [10, 21], [53.1889, 50.0897], {
    title: typeset("«Веретье» на Куйбышева", "Veretie on Kuybysheva"),
    address: typeset("улица Куйбышева, 92", "92 Kuybysheva Street"),
    directions: typeset(
      "Старый купеческий дом, вход с чугунного крыльца. До Волги отсюда три квартала вниз.",
      "An old merchant’s house with a cast-iron porch. The Volga is three blocks downhill.",
    ),
  }),
  krasnaya: shop("krasnodar", "110", [10, 22], [45.0343, 38.9721], {
    title: typeset("«Веретье» на Красной", "Veretie on Krasnaya"),
    address: typeset("Красная улица, 67", "67 Krasnaya Street"),
    directions: typeset(
      "Та сторона улицы, где до обеда тень. По выходным улица пешеходная, подъехать можно с Гимназической.",
      "On the side that is in the shade until noon. At weekends the street is closed to cars; drive round from Gimnazicheskaya.",
    ),
  }),
  pushkinskaya: shop("rostov-on-don", "111", [10, 21], [47.2262, 39.7203], {
    title: typeset("«Веретье» на Пушкинской", "Veretie on Pushkinskaya"),
    address: typeset("Пушкинская улица, 117", "117 Pushkinskaya Street"),
    directions: typeset(
      "На бульваре, между кофейней и букинистом. Собаке нальют воды.",
      "On the boulevard between a coffee bar and a second-hand bookshop. There is water for dogs.",
    ),
  }),
  lenina: shop("novosibirsk", "112", [10, 21], [55.0301, 82.9166], {
    title: typeset("«Веретье» на Ленина", "Veretie on Lenina"),
    address: typeset("улица Ленина, 7", "7 Lenina Street"),
    directions: typeset(
      "Сто шагов от метро «Площадь Ленина» — считали зимой. Две двери подряд, чтобы не выпускать тепло.",
      "A hundred paces from Ploshchad Lenina metro, counted in January. Two sets of doors keep the warmth in.",
    ),
  }),
  mira: shop("krasnoyarsk", "113", [10, 20], [56.0106, 92.8713], {
    title: typeset("«Веретье» на Мира", "Veretie on Mira"),
    address: typeset("проспект Мира, 85", "85 Mira Avenue"),
    directions: typeset(
      "Деревянный дом с синими наличниками. Звонок не работает, дверь открыта.",
      "The timber house with blue window frames. The bell is broken, but the door is open.",
    ),
  }),
  svetlanskaya: shop("vladivostok", "114", [11, 21], [43.1158, 131.8869], {
    title: typeset("«Веретье» на Светланской", "Veretie on Svetlanskaya"),
    address: typeset("Светланская улица, 41", "41 Svetlanskaya Street"),
    directions: typeset(
      "Поднимитесь от набережной по лестнице; второй этаж, окна на бухту. Новинки и распродажа приходят сюда на неделю позже, чем в Москву.",
      "Up the steps from the waterfront, one floor above the street, facing the bay. New pieces arrive a week later than in Moscow, and so does the sale.",
    ),
  }),
};

export type ShopSlug = keyof typeof shops;

function shop<Words>(
  locality: string,
  extension: string,
  [opens, closes]: [number, number],
  [latitude, longitude]: [number, number],
  words: Words,
) {
  return {
    ...words,
    kind: "shop" as const,
    locality,
    phone,
    extension,
    hours: typeset(
      `Ежедневно с ${opens}:00 до ${closes}:00`,
      `Daily, ${opens} am to ${closes - 12} pm`,
    ),
    opens: `${opens}:00`,
    closes: `${closes}:00`,
    latitude,
    longitude,
  };
}
