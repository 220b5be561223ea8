/**
 * Words of a file for a terminal, on one line: what would move its cursor, color it or turn the
 * direction of reading stands there as "\uFFFD".
 */
export function printable(text: string): string {
  return text.replace(/[\r\n]+/g, " ").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "\uFFFD");
}
