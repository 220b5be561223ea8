import type { Client } from "#contract/calls.ts";
import type { Locale } from "#contract/locale.ts";
import type { Locality } from "#contract/ordering/delivery.ts";
import type { Vars } from "#contract/settings.ts";
import { type Links, links } from "../links.ts";
import { frame as en } from "../words/en/frame.ts";
import { frame as ru } from "../words/ru/frame.ts";

/** All that header and footer are made of. */
export interface FrameData {
  locale: Locale;
  vars: Vars;
  /** The name of the city that is shown until the shopper picks another. */
  city: string;
  links: Links;
  words: typeof ru;
}

const words = { ru, en };

export async function readFrameData(api: Client, locale: Locale): Promise<FrameData> {
  const [vars, localities] = await Promise.all([
    api("GET vars/"),
    api("GET handbooks/localities/", { query: { limit: 1000 } }),
  ]);
  return {
    locale,
    vars,
    city: nameOfCity(localities.results, vars.settings.default_city),
    links: links[locale],
    words: words[locale],
  };
}

function nameOfCity(localities: readonly Locality[], slug: string): string {
  return localities.find((locality) => locality.slug === slug)?.title ?? "";
}
