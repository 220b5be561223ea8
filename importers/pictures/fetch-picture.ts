import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { Agent, request } from "undici";
import { isPublicAddress } from "./public-address.ts";
import { HostFault, PictureFault } from "./read-picture.ts";

export interface FetchRules {
  /** Whether an address may be talked to; the default is the open internet only. */
  isAllowedAddress: (address: string) => boolean;
  bytesMax: number;
  /** For the whole answer. */
  timeoutMs: number;
}

export const fetchRules: FetchRules = {
  isAllowedAddress: isPublicAddress,
  bytesMax: 20_000_000,
  timeoutMs: 20_000,
};

/**
 * Fetches a picture that a file names. The host is resolved once, every address it has must be
 * allowed, and the connection goes to the one that was checked; redirects are not followed.
 *
 * @throws PictureFault with the reason in one line
 */
export async function fetchPicture(
  source: string,
  rules: FetchRules = fetchRules,
): Promise<Buffer> {
  const url = parseAddress(source);
  const pinned = await resolve(url.hostname, rules);
  const dispatcher = new Agent({
    connect: {
      timeout: rules.timeoutMs,
      lookup: (_host, options, done) =>
        options.all ? done(null, [pinned]) : done(null, pinned.address as never, pinned.family),
    },
  });
  try {
    return await download(url, dispatcher, rules);
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    const timedOut = (error as Error).name === "TimeoutError";
    throw new HostFault(timedOut ? "no answer in time" : `not fetched: ${reasonOf(error)}`);
  } finally {
    await dispatcher.destroy();
  }
}

function parseAddress(source: string): URL {
  const url = URL.parse(source);
  if (!url) throw new PictureFault("no valid address");
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new PictureFault("only http and https addresses are fetched");
  }
  if (url.username || url.password) throw new PictureFault("an address with a password in it");
  return url;
}

async function resolve(
  hostname: string,
  { isAllowedAddress }: FetchRules,
): Promise<{ address: string; family: number }> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new HostFault(`the host ${host} is not found`);
  if (!found.every(({ address }) => isAllowedAddress(address))) {
    throw new PictureFault(`the host ${host} is not on the open internet`);
  }
  return first;
}

async function download(url: URL, dispatcher: Agent, rules: FetchRules): Promise<Buffer> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher,
    signal: AbortSignal.timeout(rules.timeoutMs),
    headers: { accept: "image/*" },
  });
  if (statusCode >= 300 && statusCode < 400) {
    throw new PictureFault(`answered ${statusCode}: redirects are not followed`);
  }
  if (statusCode >= 500) throw new HostFault(`answered ${statusCode}`);
  if (statusCode !== 200) throw new PictureFault(`answered ${statusCode}`);
  const tooLarge = () => new PictureFault(`larger than ${rules.bytesMax / 1_000_000} MB`);
  if (Number(headers["content-length"] ?? 0) > rules.bytesMax) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > rules.bytesMax) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message?.split("\n")[0] ?? "unknown";
}
