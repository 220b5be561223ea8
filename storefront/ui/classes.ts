/** Joins class names, leaving out what is not there: `classes(styles.card, isWide && styles.wide)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
