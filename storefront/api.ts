import { createContext } from "react-router";
import type { CallKey, Client } from "#contract/calls.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#contract/locale.ts";

/** What a page's loader has of the server it runs in. */
export interface ShopOnServer {
  locale: Locale;
  /** "https://shop.example", without a slash at the end. */
  origin: string;
  /** The in-process client: what its answers show becomes the page's tags. */
  api: Client;
  /**
   * A value made once and kept until something it shows changes: header, footer, settings. The
   * page takes over its tags.
   */
  keep<T>(key: string, make: (api: Client) => Promise<T>): Promise<T>;
  /** Takes the rendered page as bytes: a web `Response` would copy them through a stream. */
  deliver(html: Buffer): void;
  /** Logs a fault of ours. */
  report(error: unknown): void;
}

/** A loader asks with `context.get(shopContext)`. Filled by the server that mounts the storefront. */
export const shopContext = createContext<ShopOnServer>();

/** An answer of 400 or more, or none at all (`status` 0, no `body`). */
export class Fault extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, body?: ErrorBody) {
    super(body?.code ?? `status ${status}`);
    this.status = status;
    this.body = body;
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a repeated POST answer the first one's answer. */
  idempotencyKey?: string;
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The typed client of the browser: `await apiIn("en")("GET carts/", { query: { cart_id } })`.
 * Rejects with a `Fault`.
 */
export function apiIn(locale: Locale, options: CallOptions = {}): Client {
  const client = async (key: CallKey, input: Input = {}) => {
    const [method, path = ""] = key.split(" ");
    const response = await fetch(addressOf(path, input), {
      method,
      headers: {
        "accept-language": locale === "ru" ? limits.defaultAcceptLanguage : locale,
        ...(input.body !== undefined && { "content-type": "application/json" }),
        ...(options.idempotencyKey && { "idempotency-key": options.idempotencyKey }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(options.signal && { signal: options.signal }),
    }).catch(tellNoAnswer);
    // Only a fault may come without a body of ours: a proxy's own page.
    const body = await response.json().catch(response.ok ? tellNoAnswer : () => undefined);
    if (!response.ok) throw new Fault(response.status, body);
    return body;
  };
  return client as Client;
}

/** @throws Fault with status 0, or the error itself when the call was given up. */
function tellNoAnswer(error: Error): never {
  throw error.name === "AbortError" ? error : new Fault(0);
}

/** The address of a call, `path` being as the contract writes it. */
export function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    String(params[name]).split("/").map(encodeURIComponent).join("/"),
  );
  const search = new URLSearchParams({ site_id: String(limits.defaultSiteId) });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return `/api/ru/${filled}?${search}`;
}
