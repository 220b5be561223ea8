import type { Dye } from "./dyes.ts";

/** A brand's woven label. */
export interface BrandLabel {
  /** Its name, a line each. */
  rows: string[];
  /** Share of the room a garment gives its label, and the label's height as a share of that. */
  wide: number;
  tall: number;
  ground: Dye;
  ink: Dye;
}

/** By the brand's slug in the shop. */
export const brandLabels = {
  veretie: { rows: ["ВЕРЕТЬЕ"], wide: 1, tall: 0.3, ground: "label", ink: "labelInk" },
  "knit-two": {
    rows: ["ДВЕ", "ЛИЦЕВЫЕ"],
    wide: 0.95,
    tall: 0.46,
    ground: "labelWhite",
    ink: "labelRed",
  },
  kamvol: { rows: ["КАМВОЛЬ"], wide: 1.2, tall: 0.34, ground: "labelBlack", ink: "labelGold" },
  "odd-day": {
    rows: ["НЕЧЁТНЫЙ", "ДЕНЬ"],
    wide: 0.85,
    tall: 0.52,
    ground: "labelWhite",
    ink: "labelInk",
  },
  shcheglov: {
    rows: ["ЩЕГЛОВ", "И ДОЧЬ"],
    wide: 1,
    tall: 0.46,
    ground: "labelOchre",
    ink: "labelInk",
  },
  "sever-and-salt": {
    rows: ["СЕВЕР", "И СОЛЬ"],
    wide: 1.05,
    tall: 0.48,
    ground: "labelNavy",
    ink: "labelWhite",
  },
  "polina-ost": {
    rows: ["ПОЛИНА ОСТЬ"],
    wide: 1.3,
    tall: 0.24,
    ground: "labelRose",
    ink: "labelInk",
  },
  "third-shift": {
    rows: ["ТРЕТЬЯ", "СМЕНА"],
    wide: 0.9,
    tall: 0.5,
    ground: "labelOchre",
    ink: "labelInk",
  },
} satisfies Record<string, BrandLabel>;

export type BrandId = keyof typeof brandLabels;
