import type { Picture } from "#contract/pictures/media.ts";
import { type PictureFormat, picturePath } from "#contract/pictures/picture-path.ts";
import { escapeHtml } from "../../ui/escape-html.ts";

/** Widths that a layout asks for, smallest first: few, because each costs bytes on every card. */
export const pictureSteps = {
  thumb: [160],
  card: [320, 480, 640, 800],
  large: [640, 800, 1200, 1600],
  full: [640, 1200, 1600, 2400],
} as const;
export type PictureStep = keyof typeof pictureSteps;

export interface PictureLook {
  steps: PictureStep;
  /** The `sizes` attribute: how wide the layout draws it. */
  sizes: string;
  alt: string;
  /** Another picture for screens below 768 px. */
  narrow?: Picture | null | undefined;
  /** The one picture that the first screen is waiting for. */
  first?: boolean | undefined;
}

/**
 * The inside of a `<picture>`: AVIF, WebP and a JPEG for what is older. A string, because two
 * dozen of them are the larger part of a listing's rendering time as elements.
 */
export function pictureMarkup(picture: Picture, look: PictureLook): string {
  const fallback = widthsFor(picture, look.steps).slice(0, 2).pop() as number;
  return (
    (look.narrow ? sources(look.narrow, look, ["avif", "webp", "jpeg"]) : "") +
    sources(picture, look, ["avif", "webp"]) +
    `<img src="${picturePath(picture.id, fallback, "jpeg")}" alt="${escapeHtml(look.alt)}"` +
    ` width="${picture.width}" height="${picture.height}" decoding="async"` +
    (look.first ? ' fetchpriority="high"' : ' loading="lazy"') +
    (picture.preview ? ` style="background-image:url(${escapeHtml(picture.preview)})">` : ">")
  );
}

function sources(picture: Picture, look: PictureLook, formats: readonly PictureFormat[]): string {
  const widths = widthsFor(picture, look.steps);
  const narrow =
    picture === look.narrow
      ? ` media="(max-width: 767px)" width="${picture.width}" height="${picture.height}"`
      : "";
  const rest = ` sizes="${escapeHtml(look.sizes)}"${narrow}>`;
  return formats
    .map((format) => {
      const set = widths.map((width) => `${picturePath(picture.id, width, format)} ${width}w`);
      return `<source type="image/${format}" srcset="${set.join(",")}"${rest}`;
    })
    .join("");
}

/** Never wider than the original; the smallest step is kept whatever the original is. */
function widthsFor(picture: Picture, steps: PictureStep): readonly number[] {
  const all: readonly number[] = pictureSteps[steps];
  const fitting = all.filter((width) => width <= picture.width);
  return fitting.length ? fitting : all.slice(0, 1);
}
