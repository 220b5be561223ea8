import { fromHex, luminance, mixed, type Rgb, scaled } from "./light/color.ts";

/** A color way as a product names it, `#rrggbb`. */
export interface Shades {
  color: string;
  secondColor?: string | undefined;
}

/** What a color way gives: its cloth and its second color. */
export interface Colorway {
  main: Rgb;
  second: Rgb;
}

type Recipe = (colors: Colorway) => Rgb;

/** The lamps lift cloth by nearly half: dyed this much darker, it matches its swatch on paper. */
const strength = 0.67;

/** The color that a cloth of this swatch is dyed in, `#rrggbb`. */
export function dyed(swatch: string): Rgb {
  return scaled(fromHex(swatch), strength);
}

const always =
  (rgb: Rgb): Recipe =>
  () =>
    rgb;

const inCloth = (swatch: string) => always(dyed(swatch));
const fixed = (hex: string) => always(fromHex(hex));

/** Swatches of prints and checks that are also seen as they are: as neps of tweed, marks and selvedges. */
const swatches = {
  cream: "#efe3d0",
  ochre: "#c79d3f",
  rust: "#c9744f",
  leaf: "#6b8562",
  turkeyRed: "#7c2620",
};

/** Fibers a shade lighter than the cloth; on near-black cloth only a little, or it turns gray. */
const heather: Recipe = ({ main }) =>
  luminance(main) < 0.05 ? scaled(main, 1.9) : mixed(main, [1, 1, 1], 0.16);

/** Whether a denim was dyed blue, and not grey, black or not at all. */
const isIndigo = ({ main }: Colorway): boolean => Math.min(...main) < 0.65 * Math.max(...main);

/** Denim that was never dyed has nothing to lose. */
const isUndyed = (colors: Colorway): boolean => luminance(colors.main) > 0.3 && !isIndigo(colors);

/** Denim where its dye has rubbed off, and its weft; overdyed black is dark all through. */
const bleached: Recipe = (colors) => {
  if (isUndyed(colors)) return mixed(colors.main, [1, 1, 1], 0.04);
  const worn = scaled(colors.main, 2.3);
  if (isIndigo(colors)) return mixed(worn, fromHex("#b9c2ca"), 0.5);
  return luminance(colors.main) < 0.05
    ? mixed(worn, fromHex("#8d8d90"), 0.08)
    : mixed(worn, fromHex("#c6c4bf"), 0.35);
};

/** Denim where nothing ever rubbed it. */
const unworn: Recipe = (colors) => scaled(colors.main, isUndyed(colors) ? 0.96 : 0.6);

/** The thread of jeans: tobacco on indigo, in the cloth's own tone on other denim. */
const topstitch: Recipe = (colors) =>
  isIndigo(colors)
    ? mixed(colors.main, fromHex("#9a744a"), 0.78)
    : mixed(colors.main, fromHex("#9a8a70"), luminance(colors.main) < 0.3 ? 0.14 : 0.36);

/** Thread of shoes, a shade paler and warmer than their leather; on dark leather waxed in its own tone. */
const upperThread: Recipe = ({ main }) =>
  luminance(main) < 0.1 ? scaled(main, 1.9) : mixed(main, fromHex("#d9b98c"), 0.3);

/** Waxed cotton of boot laces: in the leather's own tone, a little paler; browner, they look strung on. */
const bootLace: Recipe = ({ main }) => scaled(main, 2.6);

/** Every dye, thread and metal that a surface may be painted with, mixed from the color way. */
const recipes = {
  main: ({ main }) => main,
  second: ({ second }) => second,
  heather,
  inside: ({ main }) => scaled(main, 0.88),
  deepInside: ({ main }) => scaled(main, 0.4),
  lining: ({ main }) => mixed(scaled(main, 0.55), fromHex("#4a3a30"), 0.3),
  tone: ({ main }) => scaled(main, 0.82),
  pale: ({ main }) => mixed(main, [0.8, 0.8, 0.78], 0.55),
  bleached,
  unworn,
  tan: fixed("#b98a4c"),
  topstitch,
  upperThread,
  bootLace,
  waxed: ({ main }) => mixed(scaled(main, 1.7), fromHex("#d9b98c"), 0.3),
  pearl: fixed("#e6e3da"),
  horn: fixed("#35261b"),
  brass: fixed("#b89456"),
  copper: fixed("#a8794a"),
  steel: fixed("#b6b2a8"),
  undyed: fixed("#e4dccb"),
  label: fixed("#e4dccb"),
  labelInk: fixed("#3b342c"),
  labelWhite: fixed("#e9e7e1"),
  labelBlack: fixed("#211f1d"),
  labelGold: fixed("#c9b07c"),
  labelRed: fixed("#8d3a32"),
  labelNavy: fixed("#27334a"),
  labelRose: fixed("#dcb9ad"),
  labelOchre: fixed("#b98a4c"),
  patch: fixed("#8a5a34"),
  rubber: fixed("#1c1815"),
  sole: fixed("#2b1c13"),
  elastic: fixed("#181412"),
  petalRose: inCloth("#dfa893"),
  petalRust: inCloth(swatches.rust),
  petalCream: inCloth(swatches.cream),
  petalOchre: inCloth(swatches.ochre),
  leaf: inCloth(swatches.leaf),
  stamen: inCloth("#6d4320"),
  tartanRed: inCloth(swatches.turkeyRed),
  tartanCream: inCloth("#efe7d6"),
  nepCream: fixed(swatches.cream),
  nepOchre: fixed(swatches.ochre),
  nepRust: fixed(swatches.rust),
  nepGreen: fixed(swatches.leaf),
  turkeyRed: fixed(swatches.turkeyRed),
} satisfies Record<string, Recipe>;

export type Dye = keyof typeof recipes;

export function mixDye(dye: Dye, colors: Colorway): Rgb {
  return recipes[dye](colors);
}
