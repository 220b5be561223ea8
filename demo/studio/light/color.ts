/** Colors in linear light, so that light adds up as it does in a room. */

export type Rgb = [number, number, number];

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** `#rrggbb` to linear light. */
export function fromHex(hex: string): Rgb {
  const n = Number.parseInt(hex.replace("#", ""), 16);
  return [linear(n >> 16), linear((n >> 8) & 255), linear(n & 255)];
}

/** Linear light to an sRGB value of 0..1. */
export function toScreen(c: number): number {
  return c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
}

export function scaled([r, g, b]: Rgb, f: number): Rgb {
  return [r * f, g * f, b * f];
}

export function mixed(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
