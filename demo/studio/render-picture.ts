import { zoomAt } from "./camera/camera.ts";
import { expose, type Plate } from "./camera/expose.ts";
import type { Aside } from "./camera/oblique.ts";
import type { PictureView } from "./catalog.ts";
import type { Dressed, Scene, TableScene } from "./composition.ts";
import { type Colorway, dyed } from "./dyes.ts";
import type { Framing, Garment } from "./garment.ts";
import { scaled } from "./light/color.ts";
import { type Lighting, lightingOf, studioLighting } from "./light/light.ts";
import { type Subject, sewn } from "./order.ts";
import type { Piece } from "./pattern/piece.ts";
import { prints } from "./prints/index.ts";
import { type LaidPiece, layOut } from "./settling/lay-out.ts";
import { standFor, standTogether } from "./standing/standing.ts";
import { standpointFor } from "./standpoint.ts";

/** A garment laid on the table once, to be photographed in several views. */
interface Sitting {
  garment: Garment;
  laid: () => LaidPiece[];
  /** Turned over. */
  laidOver: () => LaidPiece[];
  seed: number;
  /** Photographs it where it stands; absent for what is laid on the table. */
  stand?: ReturnType<typeof standFor>;
}

/** Sews a subject; it is laid out, the costly part, once for all views that ask for it. */
export function sitFor(subject: Subject): Sitting {
  const garment = sewn(subject);
  const laid = {
    garment,
    laid: once(() => garment.pieces),
    laidOver: once(() => garment.back),
    seed: subject.seed ?? 0,
  };
  return garment.standing ? { ...laid, stand: standFor(garment.standing) } : laid;
}

function once(pieces: () => Piece[]): () => LaidPiece[] {
  let laid: LaidPiece[] | undefined;
  return () => {
    laid ??= layOut(pieces());
    return laid;
  };
}

/** @param width pixels; the height is four thirds of it. */
export function takePlate(sitting: Sitting, view: PictureView, width = 1200): Plate {
  const { laid, laidOver, seed, stand } = sitting;
  const stood = stand?.(view, width, lightingOf(seed));
  if (stood) return stood;
  return photographer(sitting, view, width)(view === "back" ? laidOver() : laid());
}

/** Takes one view of a garment, however its pieces may lie at that moment. */
export function photographer({ garment, seed }: Sitting, view: PictureView, width: number) {
  const { framing, aside } = standpointFor(garment, view, seed);
  const lighting = { ...lightingOf(seed), ...garment.lighting };
  return (laid: LaidPiece[]): Plate =>
    photograph(laid, framing, { width, height: (width * 4) / 3 }, lighting, aside);
}

interface Frame {
  width: number;
  height: number;
}

/** From aside more is seen beyond the place aimed at than before it: so much nearer it is aimed, in frames. */
const nearer = 0.11;

function photograph(
  laid: LaidPiece[],
  framing: Framing,
  frame: Frame,
  lighting: Lighting,
  aside: Aside,
): Plate {
  const { zoom, x, y } = aimed(framing, frame);
  const towardsHem = (nearer * Math.sin(aside.slant) * frame.height) / zoom;
  return expose(laid, { ...frame, zoom, x, y: y + towardsHem, ...aside }, lighting);
}

/** The place in the middle of the picture, and pixels a unit in this frame. */
function aimed({ zoom, x, y }: Framing, { width }: Frame) {
  return { zoom: zoomAt(zoom, width), x, y };
}

/** Photographs what a poster, a still life or a look is composed of. */
export function composePlate({ width, height }: Frame, scene: Scene): Plate {
  const frame = { width, height };
  if ("standing" in scene) {
    const { framing, standing, ...seen } = scene;
    return standTogether(standing, { ...frame, ...aimed(framing, frame), ...seen });
  }
  const { laid, framing, lighting, window, aside } = scene;
  const lamps = { ...studioLighting, ...lighting };
  const plate = photograph(laid, framing, frame, lamps, aside);
  if (window) fallThrough(plate, window);
  return plate;
}

/** Light that comes through a window: less of it between the panes. */
function fallThrough(
  { width, height, ground, pieces }: Plate,
  window: TableScene["window"] & {},
): void {
  const share = new Float32Array(width * height);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      share[k] = window(x / width, y / height);
      for (let c = 0; c < 3; c++) ground[k * 3 + c]! *= share[k]!;
    }
  }
  for (const { pixels, direct, ambient, sheen, shine } of pieces) {
    for (const lit of [direct, ambient, sheen, shine]) {
      for (let n = 0; n < pixels.length; n++) lit[n]! *= share[pixels[n]!]!;
    }
  }
}

/** The dyes of one color way; without a second color it is the print's own or a darker main one. */
export function colorway({ color, secondColor, print }: Dressed): Colorway {
  const main = dyed(color);
  const second = secondColor ?? (print && prints[print].second);
  return { main, second: second ? dyed(second) : scaled(main, 0.8) };
}
