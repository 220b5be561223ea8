import { Presets, SingleBar } from "cli-progress";

const PATIENCE = 2_000;

/** Tells a person how far a longer piece of work is. */
export interface Progress {
  /** @param done how many of `total` steps are behind. */
  advance(done: number, total: number): void;
}

/**
 * Runs `work` and shows a bar once it takes longer than two seconds: on a terminal one that moves,
 * in a log one line at the beginning and one at the end. What fails is left for the caller to tell.
 */
export async function withProgress<T>(
  title: string,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  const began = Date.now();
  let state = { done: 0, total: 1 };
  let bar: SingleBar | undefined;
  const timer = setTimeout(() => {
    if (!process.stdout.isTTY) return void console.log(`${title} …`);
    bar = new SingleBar(
      { format: `${title} {bar} {percentage} %  {duration} s` },
      Presets.shades_grey,
    );
    bar.start(state.total, state.done);
  }, PATIENCE);
  // While a step computes, the clock at least goes on.
  const ticking = setInterval(() => bar?.updateETA(), 500);
  let isDone = false;
  try {
    const result = await work({
      advance(done, total) {
        state = { done, total };
        bar?.setTotal(total);
        bar?.update(done);
      },
    });
    isDone = true;
    return result;
  } finally {
    clearTimeout(timer);
    clearInterval(ticking);
    const seconds = Math.round((Date.now() - began) / 1000);
    if (isDone) bar?.update(bar.getTotal());
    bar?.stop();
    if (isDone && !bar && seconds * 1000 >= PATIENCE) console.log(`${title}: ${seconds} s`);
  }
}
