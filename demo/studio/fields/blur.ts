/** A box blur of a row-major field, repeated so that it nears a bell; the rim is held. */
export function blur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  times = 2,
): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const across = new Float32Array(width * height);
  const result = source.slice();
  for (let n = 0; n < times; n++) {
    slide(result, across, width, height, 1, width, r);
    slide(across, result, height, width, width, 1, r);
  }
  return result;
}

/** Averages each of `lines` rows of `count` values; strides choose rows or columns. */
function slide(
  from: Float32Array,
  to: Float32Array,
  count: number,
  lines: number,
  stride: number,
  lineStride: number,
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  const last = count - 1;
  for (let l = 0; l < lines; l++) {
    const start = l * lineStride;
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += from[start + (i < 0 ? 0 : i > last ? last : i) * stride]!;
    for (let i = 0; i < count; i++) {
      to[start + i * stride] = sum * share;
      const entering = i + r + 1 > last ? last : i + r + 1;
      const leaving = i - r < 0 ? 0 : i - r;
      sum += from[start + entering * stride]! - from[start + leaving * stride]!;
    }
  }
}

/** A blur that mixes only what the mask holds, so that nothing bleeds over its rim. */
export function blurWithin(
  field: Float32Array,
  mask: Float32Array,
  width: number,
  height: number,
  radius: number,
  times: number,
): Float32Array {
  const weights = mask.map((m) => m + 1e-4);
  const weighed = field.map((value, k) => value * weights[k]!);
  const top = blur(weighed, width, height, radius, times);
  const bottom = blur(weights, width, height, radius, times);
  return top.map((value, k) => value / Math.max(1e-4, bottom[k]!));
}
