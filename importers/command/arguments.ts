import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { isLocale, type Locale } from "#contract/locale.ts";
import { type Encoding, encodings } from "../csv/encoding.ts";
import { readers } from "../formats/registry.ts";
import { CatalogFault } from "../port.ts";
import { type CurrencyRate, noConversion, parseRate } from "../values/price.ts";

export const usage = `npm run import -- FILE [--media DIR] [--dry-run] …

  --media DIR            the folder of the pictures that the file names
  --dry-run              say what would be added, changed and hidden; change nothing
  --mode merge|replace   merge (default) adds and changes; replace also takes out of the shop what
                         an earlier import of the same source brought and this file has no more
  --format NAME          ${readers.map(({ id }) => id).join(" or ")}; told by the file itself otherwise
  --lang ru|en           the language of the file's texts; told by their letters otherwise
  --currency-rate RATE   roubles for one unit of the file's currency; 1 otherwise
  --encoding NAME        ${encodings.join(", ")}; told by the file itself otherwise
  --source NAME          keeps two shops on one platform apart; the format's name otherwise`;

export interface ImportArguments {
  path: string;
  media: string | null;
  dryRun: boolean;
  mode: "replace" | "merge";
  format: string | undefined;
  language: Locale | undefined;
  rate: CurrencyRate;
  encoding: Encoding | undefined;
  source: string | undefined;
}

/** @throws CatalogFault for what cannot be understood, in one line */
export function readArguments(given: readonly string[]): ImportArguments | "help" {
  const { values, positionals } = parse(given);
  if (values.help) return "help";
  const [path, ...more] = positionals;
  if (!path) throw new CatalogFault("Which file? npm run import -- FILE (or --help)");
  if (more.length > 0) throw new CatalogFault(`One file at a time, not also ${more.join(", ")}.`);
  const { media, mode = "merge", lang, encoding, format, source } = values;
  if (media !== undefined && !statSync(media, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CatalogFault(`--media: there is no folder ${media}.`);
  }
  if (mode !== "merge" && mode !== "replace") throw new CatalogFault("--mode: merge or replace.");
  if (lang !== undefined && !isLocale(lang)) throw new CatalogFault("--lang: ru or en.");
  const rateText = values["currency-rate"];
  const rate = rateText === undefined ? noConversion : parseRate(rateText);
  if (rate === null) throw new CatalogFault("--currency-rate: a number above 0, like 92.5.");
  if (encoding !== undefined && !isEncoding(encoding)) {
    throw new CatalogFault(`--encoding: one of ${encodings.join(", ")}.`);
  }
  if (source !== undefined && !/^[\w.-]{1,60}$/.test(source)) {
    throw new CatalogFault("--source: letters, digits, dots and hyphens.");
  }
  const dryRun = values["dry-run"] ?? false;
  return {
    path,
    media: media ?? null,
    dryRun,
    mode,
    format,
    language: lang,
    rate,
    encoding,
    source,
  };
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ media: text, mode: text, format: text, lang: text, encoding: text, source: text },
        ...{ "currency-rate": text, "dry-run": flag, help: flag },
      },
    });
  } catch (error) {
    throw new CatalogFault(`${(error as Error).message.split(". ")[0]}. See --help.`);
  }
}

function isEncoding(text: string): text is Encoding {
  return (encodings as readonly string[]).includes(text);
}
