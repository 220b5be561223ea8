/** One measured number, with what it must reach. Ratios and bytes; never a bare time of a noisy machine. */
export interface Figure {
  name: string;
  value: number;
  unit: "ratio" | "per second" | "ms" | "KB" | "MB" | "score" | "pieces";
  /** Met when the value is at least, or at most, this. */
  atLeast?: number;
  atMost?: number;
  note?: string;
}

export interface Bench {
  name: string;
  /** So long that it runs only when it is asked for. */
  isOnlyByName?: true;
  run(): Promise<Figure[]>;
}

export function isMet({ value, atLeast, atMost }: Figure): boolean {
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}
