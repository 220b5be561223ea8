/** False for those who asked for less motion or less data. In the browser only. */
export function isMotionWanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const asksFor = (less: string) => matchMedia(`(prefers-reduced-${less}: reduce)`).matches;
  return !asksFor("motion") && !asksFor("data") && connection?.saveData !== true;
}
