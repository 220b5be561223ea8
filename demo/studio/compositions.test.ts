import { describe, expect, it } from "vitest";
import { outfits } from "../goods/outfits.ts";
import { arrangeGarments } from "./arranging/garments.ts";
import { compositions } from "./compositions.ts";
import { layouts } from "./looks/layouts.ts";

describe("a composition", () => {
  it("lays a garment upon what lies there already", { timeout: 60_000 }, () => {
    const cap = {
      cut: "beanie",
      cloth: "fine-knit",
      color: "#445566",
      x: 600,
      y: 800,
      turn: 0,
    } as const;
    const laid = arrangeGarments([cap, { ...cap, turn: 0.4 }]);
    const below = laid[0]!;
    const above = laid[laid.length / 2]!;
    expect(above.piece.colorway).toBe(1);
    expect(highest(above.mesh.z)).toBeGreaterThan(highest(below.mesh.z) * 1.3);
  });

  it("is dressed in colors and large enough to fill a screen", () => {
    for (const [name, { dressed, width, height }] of Object.entries(compositions)) {
      expect(dressed.length, name).toBeGreaterThan(0);
      expect(width * height, name).toBeGreaterThan(1.5e6);
      for (const { color } of dressed) expect(color, name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("lays out pieces of every outfit, the one that it is about among them", () => {
    for (const { slug, pieces } of outfits) {
      const laid = (layouts[slug]?.laid ?? []).map((one) => one.slug);
      expect(laid.length, slug).toBeGreaterThan(1);
      expect(new Set(laid).size, slug).toBe(laid.length);
      expect(pieces, slug).toEqual(expect.arrayContaining(laid));
      expect(laid, slug).toContain(pieces[0]);
    }
  });
});

function highest(heights: Float32Array): number {
  return heights.reduce((most, z) => Math.max(most, z), 0);
}
