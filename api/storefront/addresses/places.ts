import type { Site } from "../../settings/public.ts";

/** Which shop an address belongs to. */
export interface Place {
  siteId: number;
  /** "https://shop.example": what canonical addresses begin with. */
  origin: string;
}

/** The address that a request was sent to. */
export interface AskedHost {
  host: string;
  protocol: "http" | "https";
}

export interface PlaceOptions {
  /** The shop's public origin, when it is fixed by its owner. */
  origin?: string | undefined;
  findSite(asked: { host: string }): Promise<Site | null>;
}

const keptForMs = 30_000;
const maxHosts = 100;
const hostForm = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The places of the hosts asked for lately: looked up at once, found anew every 30 s. */
export class Places {
  readonly #options: PlaceOptions;
  readonly #known = new Map<string, { place: Place; until: number }>();

  constructor(options: PlaceOptions) {
    this.#options = options;
  }

  known(asked: AskedHost): Place | undefined {
    const found = this.#known.get(nameOf(asked));
    return found && found.until > Date.now() ? found.place : undefined;
  }

  /** Null for a host that no site has, and for what cannot be the name of a host. */
  async find(asked: AskedHost): Promise<Place | null> {
    const { host, protocol } = asked;
    if (!hostForm.test(host) || !URL.canParse(`http://${host}`)) return null;
    const site = await this.#options.findSite({ host });
    if (!site) return null;
    const origin =
      this.#options.origin ?? (site.host ? `https://${site.host}` : `${protocol}://${host}`);
    const place = { siteId: site.id, origin };
    if (this.#known.size >= maxHosts) this.#known.clear();
    this.#known.set(nameOf(asked), { place, until: Date.now() + keptForMs });
    return place;
  }
}

function nameOf({ host, protocol }: AskedHost): string {
  return `${protocol} ${host}`;
}
