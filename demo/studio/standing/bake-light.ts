import { blur } from "../fields/blur.ts";
import { ramp } from "../fields/scalar.ts";
import { type Ray, rays } from "./environment.ts";
import type { Part } from "./part.ts";
import { ShadowMap } from "./shadow-map.ts";

/** The light at each vertex of a part. */
export interface BakedPart {
  /** Light of the lamps and of the room that falls on it (irradiance: a white place sends 1/π of it). */
  lamp: Float32Array;
  room: Float32Array;
  /** Which directions no part hides: nine weights of spherical harmonics a vertex. */
  open: Float32Array;
}

/** The floor round the scene, on a grid of `cell` units; its first place lies at (x0, z0). */
export interface BakedFloor {
  columns: number;
  rows: number;
  cell: number;
  x0: number;
  z0: number;
  /** Shares of lamps' and room's light that arrive, 0..1. */
  lamp: Float32Array;
  room: Float32Array;
}

export interface BakedLight {
  parts: BakedPart[];
  floor: BakedFloor;
}

/** A part begins to shade itself so many units before a place, and is looked at so far off it. */
const slack = 5;
const off = 4;
/** Light that comes in flatter than this (cosine, or height of the ray) is left out. */
const grazing = 0.02;

/**
 * What is lower than `near` units is as good as touching the floor. Of its light there, such a rim and
 * the floor beside it, for about `reach` units, lose so much.
 */
const contact = { near: 11, reach: 5, rim: 0.5, floor: 0.6, gain: 2.5 };

/** Sends every ray of the room through the scene once. */
export function bakeLight(parts: Part[]): BakedLight {
  const reach = reachOf(parts);
  const baked = parts.map(({ positions }): BakedPart => {
    const count = positions.length / 3;
    return {
      lamp: new Float32Array(count),
      room: new Float32Array(count),
      open: new Float32Array(count * 9),
    };
  });
  const floor = emptyFloor(reach);
  const all = rays();
  const roomRays = all.filter(({ room }) => room > 0).length;
  for (const ray of all) {
    const map = new ShadowMap(ray.towards, reach);
    map.draw(parts);
    parts.forEach((part, n) => {
      lightPart(part, baked[n]!, map, ray, roomRays);
    });
    if (ray.towards[1] > grazing) lightFloor(floor, map, ray);
  }
  normalize(floor, all);
  darkenContact(floor, parts);
  return { parts: baked, floor };
}

/** How far from the origin the parts reach, in units. */
function reachOf(parts: Part[]): number {
  let most = 0;
  for (const { positions } of parts) {
    for (let k = 0; k < positions.length; k += 3) {
      most = Math.max(most, Math.hypot(positions[k]!, positions[k + 1]!, positions[k + 2]!));
    }
  }
  return most + 10;
}

function lightPart(part: Part, baked: BakedPart, map: ShadowMap, ray: Ray, roomRays: number): void {
  const { positions: p, normals } = part;
  const [dx, dy, dz] = ray.towards;
  const harmonic = harmonics(dx, dy, dz);
  for (let k = 0, v = 0; k < p.length; k += 3, v++) {
    const [nx, ny, nz] = [normals[k]!, normals[k + 1]!, normals[k + 2]!];
    const facing = nx * dx + ny * dy + nz * dz;
    const isBehind = facing < grazing;
    // What lies behind a place cannot be seen from it, and hides nothing.
    const open = isBehind
      ? 1
      : map.reaches(p[k]! + nx * off, p[k + 1]! + ny * off, p[k + 2]! + nz * off, slack);
    if (ray.room > 0) {
      for (let h = 0; h < 9; h++) {
        baked.open[v * 9 + h]! += (open * harmonic[h]! * 4 * Math.PI) / roomRays;
      }
    }
    if (isBehind) continue;
    const reached = facing * open * (1 - contact.rim * ramp(contact.near, 0, p[k + 1]!));
    baked.lamp[v]! += ray.lamp * reached;
    // Low down, the floor that would light a place lies in its shadow.
    const lit = dy < 0 ? 0.25 + 0.75 * ramp(0, 150, p[k + 1]!) : 1;
    baked.room[v]! += ray.room * reached * lit;
  }
}

/**
 * Where a thing touches the floor hardly any light comes in between them: a thin dark line, narrower
 * than what the shadow maps see.
 */
function darkenContact(floor: BakedFloor, parts: Part[]): void {
  const { columns, rows, cell, x0, z0 } = floor;
  const touched = new Float32Array(columns * rows);
  for (const { positions: p } of parts) {
    for (let k = 0; k < p.length; k += 3) {
      const near = ramp(contact.near, 0, p[k + 1]!);
      if (near <= 0) continue;
      const i = Math.round((p[k]! - x0) / cell);
      const j = Math.round((p[k + 2]! - z0) / cell);
      if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
      const at = j * columns + i;
      touched[at] = Math.max(touched[at]!, near);
    }
  }
  const spread = blur(touched, columns, rows, contact.reach / cell, 2);
  for (let k = 0; k < spread.length; k++) {
    const reached = 1 - contact.floor * Math.min(1, contact.gain * spread[k]!);
    floor.lamp[k]! *= reached;
    floor.room[k]! *= reached;
  }
}

/** Wider than the parts all round, above all where their shadows fall: to the right and behind. */
function emptyFloor(reach: number): BakedFloor {
  const cell = reach / 170;
  const [columns, rows] = [510, 420];
  return {
    columns,
    rows,
    cell,
    x0: -cell * columns * 0.44,
    z0: -cell * rows * 0.62,
    lamp: new Float32Array(columns * rows),
    room: new Float32Array(columns * rows),
  };
}

function lightFloor(floor: BakedFloor, map: ShadowMap, { towards, lamp, room }: Ray): void {
  const { columns, rows, cell, x0, z0 } = floor;
  for (let j = 0, k = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, k++) {
      const open = map.reaches(x0 + i * cell, 0, z0 + j * cell, 2) * towards[1];
      floor.lamp[k]! += lamp * open;
      floor.room[k]! += room * open;
    }
  }
}

/** Turns sums of light into shares of what a bare floor would get. */
function normalize(floor: BakedFloor, all: Ray[]): void {
  const whole = { lamp: 0, room: 0 };
  for (const { towards, lamp, room } of all) {
    if (towards[1] <= grazing) continue;
    whole.lamp += lamp * towards[1];
    whole.room += room * towards[1];
  }
  for (const kind of ["lamp", "room"] as const) {
    const field = floor[kind];
    for (let k = 0; k < field.length; k++) field[k]! /= whole[kind];
  }
}

/** The first nine real spherical harmonics in a direction. */
export function harmonics(x: number, y: number, z: number): number[] {
  return [
    0.282095,
    0.488603 * y,
    0.488603 * z,
    0.488603 * x,
    1.092548 * x * y,
    1.092548 * y * z,
    0.315392 * (3 * z * z - 1),
    1.092548 * x * z,
    0.546274 * (x * x - y * y),
  ];
}
