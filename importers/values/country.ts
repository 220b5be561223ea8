let byName: Map<string, string> | undefined;

/** "Italy", "Италия" or "it" → "IT"; null when it is no country's name. */
export function countryOf(text: string): string | null {
  const name = text.trim().toLowerCase();
  if (!name) return null;
  byName ??= countryNames();
  return byName.get(name) ?? null;
}

function countryNames(): Map<string, string> {
  const names = new Map<string, string>();
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const languages = ["en", "ru"].map(
    (locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }),
  );
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    for (const language of languages) {
      const name = language.of(code);
      if (name) names.set(name.toLowerCase(), code).set(code.toLowerCase(), code);
    }
  }
  return names;
}
