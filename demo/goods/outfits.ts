import type { Said } from "./said.ts";
import { typeset } from "./typography.ts";

/** Two to five pieces that were put together by eye; the studio lays most of them one upon the other, the shop sells them as a set. */
export interface Outfit {
  slug: string;
  department: "women" | "men";
  title: Said;
  description: Said;
  /** Products, from the one that the outfit is about down to the smallest. */
  pieces: string[];
}

export const outfits: Outfit[] = [
  {
    slug: "silk-at-noon",
    department: "women",
    title: typeset("Шёлк в полдень", "Silk at noon"),
    description: typeset(
      "Комбинацию можно носить и днём, если поверх надеть толстый джемпер: от шёлка виден только подол, и этого хватает. Балетки не дают платью вспомнить, что оно вечернее.",
      "A heavy jumper gets a slip dress ready for daylight: only the hem of the silk still shows, which is plenty. Ballet flats make it a dress for any day.",
    ),
    pieces: ["silk-slip-dress-emerald", "cable-jumper-milk", "ballet-flats-black"],
  },
  {
    slug: "platform-nine",
    department: "women",
    title: typeset("Девятый путь", "Platform nine"),
    description: typeset(
      "Пальто цвета кэмел, брюки чуть холоднее, сумка теплее их обоих. Билет во внутреннем кармане, чемодан уже в купе.",
      "A camel coat, trousers a shade cooler, and a bag warmer than either. The ticket is in the inside pocket, and the suitcase has gone ahead.",
    ),
    pieces: [
      "double-breasted-coat-camel",
      "merino-turtleneck-camel",
      "tailored-trousers-taupe",
      "chelsea-boots-cognac",
      "leather-tote-cognac",
    ],
  },
  {
    slug: "minutes-of-the-meeting",
    department: "women",
    title: typeset("Протокол собрания", "Minutes of the meeting"),
    description: typeset(
      "Серая клетка ведёт собрание, полоска записывает, бордовая водолазка задаёт неудобные вопросы. Бордовые лоферы на стороне водолазки, и в них ещё идти домой пешком.",
      "The grey check runs the meeting, the pinstripe takes notes, and the burgundy roll-neck asks the awkward questions. The burgundy loafers take her side, and know the way home.",
    ),
    pieces: [
      "single-breasted-blazer-grey",
      "merino-turtleneck-burgundy",
      "pencil-skirt-black",
      "suede-penny-loafers-burgundy",
    ],
  },
  {
    slug: "late-breakfast",
    department: "women",
    title: typeset("Поздний завтрак", "Late breakfast"),
    description: typeset(
      "Рубашку в полоску надевают первой, джемпер — поверх неё, а джинсы со вчерашнего вечера ждут на стуле. Манжеты лучше выпустить из-под рукавов джемпера.",
      "The striped shirt went on first and the jumper second; the jeans had spent the night on the chair. Let an inch of cuff show below the knitting.",
    ),
    pieces: ["striped-shirt-blue", "cable-jumper-navy", "straight-jeans-blue"],
  },
  {
    slug: "after-the-rain",
    department: "women",
    title: typeset("После дождя", "After the rain"),
    description: typeset(
      "Дождь прошёл, а песочный тренч остался: он хорош с молочными брюками и с голубой рубашкой, которая здесь вместо неба. Лужи обходите стороной: светлые брюки и замша того стоят.",
      "The rain is over and the trench stays on: sand against milk-white trousers, a sky-blue shirt in place of the sky. Walk round the puddles; the trousers and the suede are worth it.",
    ),
    pieces: [
      "belted-trench-sand",
      "poplin-shirt-sky",
      "wide-trousers-milk",
      "suede-penny-loafers-tobacco",
    ],
  },
  {
    slug: "second-act",
    department: "women",
    title: typeset("Второй акт", "Second act"),
    description: typeset(
      "Шоколадные рубашка и брюки похожи на пижаму, которой разрешили пойти в театр. Во втором акте их сменяет комбинация цвета шампанского: два выхода за один вечер.",
      "The chocolate shirt and trousers look like pyjamas that have been allowed out to the theatre. After the interval the champagne slip takes over: two entrances in one evening.",
    ),
    pieces: ["silk-shirt-chocolate", "wide-trousers-chocolate", "silk-slip-dress-champagne"],
  },
  {
    slug: "apple-orchard",
    department: "women",
    title: typeset("Яблоневый сад", "Apple orchard"),
    description: typeset(
      "Терракотовый джемпер видно с другого конца сада, поэтому песочные юбка и шарф помалкивают. Плиссе удобно ещё и тем, что в подол входит килограмма два яблок.",
      "The terracotta jumper can be seen from the far end of the orchard, so the skirt and scarf keep to a quiet sand. Pleats have their uses, too: held up by the hem, the skirt carries about two kilos of apples.",
    ),
    pieces: [
      "cable-jumper-terracotta",
      "pleated-skirt-sand",
      "checked-scarf-sand",
      "suede-penny-loafers-tobacco",
    ],
  },
  {
    slug: "last-tram",
    department: "women",
    title: typeset("Последний трамвай", "Last tram"),
    description: typeset(
      "Всё чёрное, но разное: плотный нейлон, блестящий шёлк, гладкая кожа. Бомбер согреет на остановке, платье ещё помнит танцы, балетки дойдут и пешком, если трамвай не придёт.",
      "All of it black and none of it the same: crisp nylon, glossy silk, smooth leather. The bomber is for the tram stop, the dress was for the party, and the flats see them both home.",
    ),
    pieces: ["silk-slip-dress-black", "nylon-bomber-black", "ballet-flats-black"],
  },
  {
    slug: "embankment",
    department: "men",
    title: typeset("Набережная в ноябре", "The embankment in November"),
    description: typeset(
      "Тёмно-синее пальто не пускает ветер, молочный джемпер бережёт тепло, а красный шарф служит маяком. Ёлочку на брюках заметит только тот, кто подойдёт близко.",
      "The navy coat holds off the wind, the milk-white jumper holds in the warmth, and the red scarf holds the rest together. The herringbone in the trousers shows only close up.",
    ),
    pieces: [
      "winter-overcoat-navy",
      "fisherman-jumper-milk",
      "herringbone-trousers-grey",
      "suede-chelsea-boots-graphite",
      "checked-scarf-red",
    ],
  },
  {
    slug: "wood-for-the-stove",
    department: "men",
    title: typeset("Дрова на зиму", "Wood for the stove"),
    description: typeset(
      "Фланель в клетку поверх белой футболки, плотный деним, замша, которой не страшны щепки. Колоть дрова необязательно, но после первой поленницы вещи сидят ещё лучше.",
      "Heavy denim, checked flannel over a white T-shirt, and suede that does not mind splinters. Chopping is optional, though everything fits better once the first stack is done.",
    ),
    pieces: [
      "flannel-shirt-red",
      "heavy-t-shirt-white",
      "selvedge-jeans-indigo",
      "suede-chelsea-boots-tobacco",
    ],
  },
  {
    slug: "borrowed-hat",
    department: "men",
    title: typeset("Чужая шапка", "A borrowed hat"),
    description: typeset(
      "Графитовый джемпер, серые джинсы, замша на полтона темнее и одно яркое пятно — терракотовая шапка. Её взяли на вечер, а возвращать расхотелось.",
      "Graphite jumper, grey jeans, suede boots half a shade darker and one bright spot, a terracotta hat. It was borrowed for the evening and has not gone back yet.",
    ),
    pieces: [
      "fisherman-jumper-graphite",
      "selvedge-jeans-grey",
      "ribbed-beanie-terracotta",
      "suede-chelsea-boots-graphite",
    ],
  },
  {
    slug: "reading-room",
    department: "women",
    title: typeset("Читальный зал", "Reading room"),
    description: typeset(
      "Кашемир не шуршит, шёлк едва слышен, зато зелёная юбка говорит в полный голос. В сумку входят альбом по живописи и бутерброд, о котором библиотека не узнает.",
      "Cashmere makes no sound, silk hardly any, and the green skirt can be seen from three desks away. The bag takes one large-format volume and a sandwich that the library need not know about.",
    ),
    pieces: [
      "cashmere-cardigan-grey",
      "silk-shirt-ivory",
      "pleated-skirt-green",
      "leather-tote-black",
    ],
  },
];
