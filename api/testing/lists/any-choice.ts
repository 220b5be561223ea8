import fc from "fast-check";

const values: Record<string, string[]> = {
  color: ["black", "black2", "green", "red", "mauve"],
  brand: ["akme", "akme2", "birch", "cove"],
  label: ["new", "hit", "old"],
  size: ["s", "m", "mw", "xl", "xxl"],
  cloth: ["silk", "wool", "linen", "linen2", "tweed"],
  lined: ["yes", "no"],
  heel: ["3", "3-5", "10", "11"],
  care: ["any"],
  nothing: ["any"],
};

/** What a shopper may choose, in the parameters of an address. */
export const anyChoice = fc
  .record({
    groups: fc.dictionary(
      fc.constantFrom(...Object.keys(values)),
      fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
      { maxKeys: 3 },
    ),
    price: fc.option(
      fc.tuple(fc.nat(500), fc.nat(500)).map(([a, b]) => `${a}-${b || ""}`),
      { freq: 1 },
    ),
    in_stock: fc.constantFrom(null, null, "1"),
    sale: fc.constantFrom(null, null, "1"),
    sort: fc.constantFrom(null, "price", "-price", "discount", "-discount", "new", "hit", "x"),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ groups, ...rest }) => {
    const chosen = Object.entries(groups).map(
      ([name, picks]) => [name, picks.flatMap((n) => values[name]?.[n] ?? []).join(",")] as const,
    );
    const others = Object.entries(rest).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)] as const],
    );
    return Object.fromEntries([...chosen, ...others]);
  });
