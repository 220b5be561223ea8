import { clamp } from "../../fields/scalar.ts";
import { unit, type Vector } from "../../light/vector.ts";
import { type Shell, type Spot, unrolled } from "../../standing/loft.ts";

/** A place in space on an upper and which way its leather faces there. */
export interface UpperPlace {
  at: Spot;
  out: Vector;
}

/** The place so many units from the toe along the ridge, and so far round from it. */
export type PlaceOnUpper = (along: number, round: number) => UpperPlace;

/** Finds places of an upper by its unrolled leather. */
export function onUpper(upper: Shell): PlaceOnUpper {
  const { columns, rows, positions: p, normals: n } = upper;
  const uv = unrolled(upper);
  const ridge = columns >> 1;
  const wayOf = (j: number) => uv[2 * (j * columns + ridge)]!;
  const roundOf = (j: number, i: number) => uv[2 * (j * columns + i) + 1]!;
  return (along, round) => {
    let j = 0;
    while (j < rows - 2 && wayOf(j + 1) < along) j++;
    let i = 0;
    while (i < columns - 2 && roundOf(j, i + 1) < round) i++;
    const f = clamp((along - wayOf(j)) / (wayOf(j + 1) - wayOf(j)));
    const g = clamp((round - roundOf(j, i)) / (roundOf(j, i + 1) - roundOf(j, i)));
    const k = (j * columns + i) * 3;
    const read = (field: Float32Array): Vector =>
      [k, k + 1, k + 2].map((m) => {
        const down = field[m]! * (1 - g) + field[m + 3]! * g;
        const up = field[m + columns * 3]! * (1 - g) + field[m + columns * 3 + 3]! * g;
        return down * (1 - f) + up * f;
      }) as Vector;
    return { at: read(p), out: unit(read(n)) };
  };
}

/** A place moved off the leather by so many units. */
export function lifted({ at, out }: UpperPlace, by: number): Spot {
  return [at[0] + out[0] * by, at[1] + out[1] * by, at[2] + out[2] * by];
}
