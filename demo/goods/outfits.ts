import type { Said } from "./types.ts";
import { typeset } from "./typography.ts";

/** Two to five pieces that were put together by eye; the studio lays them side by side. */
export interface Outfit {
  slug: string;
  title: Said;
  /** Products, from the one that the outfit is about down to the smallest. */
  pieces: string[];
}

export const outfits: Outfit[] = [
  {
    slug: "silk-at-noon",
    title: typeset("Шёлк в полдень", "Silk at noon"),
    pieces: ["silk-slip-dress-emerald", "cable-jumper-milk", "chelsea-boots-black"],
  },
  {
    slug: "platform-nine",
    title: typeset("Девятый путь", "Platform nine"),
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
    title: typeset("Протокол встречи", "Minutes of the meeting"),
    pieces: [
      "single-breasted-blazer-grey",
      "merino-turtleneck-burgundy",
      "pencil-skirt-black",
      "chelsea-boots-black",
    ],
  },
  {
    slug: "late-breakfast",
    title: typeset("Поздний завтрак", "Late breakfast"),
    pieces: ["striped-shirt-blue", "cable-jumper-navy", "straight-jeans-blue"],
  },
  {
    slug: "after-the-rain",
    title: typeset("После дождя", "After the rain"),
    pieces: [
      "belted-trench-sand",
      "poplin-shirt-sky",
      "wide-trousers-milk",
      "chelsea-boots-cognac",
    ],
  },
  {
    slug: "second-act",
    title: typeset("Второй акт", "Second act"),
    pieces: ["silk-shirt-chocolate", "wide-trousers-chocolate", "silk-slip-dress-champagne"],
  },
  {
    slug: "apple-orchard",
    title: typeset("Яблоневый сад", "Apple orchard"),
    pieces: [
      "cable-jumper-terracotta",
      "pleated-skirt-sand",
      "checked-scarf-sand",
      "chelsea-boots-cognac",
    ],
  },
  {
    slug: "last-tram",
    title: typeset("Последний трамвай", "Last tram"),
    pieces: ["silk-slip-dress-black", "nylon-bomber-black", "chelsea-boots-black"],
  },
  {
    slug: "embankment",
    title: typeset("Набережная в ноябре", "The embankment in November"),
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
    title: typeset("Дрова на зиму", "Wood for the stove"),
    pieces: [
      "flannel-shirt-red",
      "heavy-t-shirt-white",
      "selvedge-jeans-indigo",
      "suede-chelsea-boots-tobacco",
    ],
  },
  {
    slug: "borrowed-hat",
    title: typeset("Чужая шапка", "A borrowed hat"),
    pieces: [
      "fisherman-jumper-graphite",
      "selvedge-jeans-grey",
      "ribbed-beanie-terracotta",
      "suede-chelsea-boots-graphite",
    ],
  },
  {
    slug: "reading-room",
    title: typeset("Читальный зал", "Reading room"),
    pieces: [
      "cashmere-cardigan-grey",
      "silk-shirt-ivory",
      "pleated-skirt-green",
      "leather-tote-black",
    ],
  },
];
