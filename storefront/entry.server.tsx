import type { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { shopContext } from "./api.ts";
import { FrameProvider } from "./frame/kept.tsx";
import { keptFrame } from "./frame/render.tsx";

/** The server takes these from here: they must come from the same copies of their modules. */
export { createRequestHandler, RouterContextProvider, shopContext };

const renderTimeoutMs = 10_000;

/** Renders the page into one buffer: the page cache keeps whole pages and nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const shop = context.get(shopContext);
  const frame = await keptFrame(shop);
  const page = (
    <FrameProvider value={frame}>
      <ServerRouter context={routerContext} url={request.url} />
    </FrameProvider>
  );
  shop.deliver(scriptsLast(await renderWhole(page)));
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

/** Faults of loaders and parts; an answer thrown on purpose (a 404) is none. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) context.get(shopContext).report(error);
}

function renderWhole(page: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(new WholePage(settle) as unknown as Writable),
      onShellError: fail,
      onError: fail,
    });
    const timer = setTimeout(() => abort(new Error("Rendering took too long")), renderTimeoutMs);
    function settle(html: Buffer) {
      clearTimeout(timer);
      resolve(html);
    }
    function fail(error: unknown) {
      clearTimeout(timer);
      reject(error);
    }
  });
}

const modulePreload = '<link rel="modulepreload" ';

/**
 * Asks for the scripts at low priority: the page can be read and walked through without them, so
 * on a slow line the styles, the letters and the first picture come before them.
 */
function scriptsLast(html: Buffer): Buffer {
  const headEnd = html.indexOf("</head>");
  if (headEnd < 0) return html;
  const head = html.toString("utf8", 0, headEnd);
  const patient = head.replaceAll(modulePreload, `${modulePreload}fetchpriority="low" `);
  return Buffer.concat([Buffer.from(patient), html.subarray(headEnd)]);
}

/** As much of a stream as React asks for: it writes everything at once and nothing is held back. */
class WholePage {
  readonly #chunks: Uint8Array[] = [];
  readonly #settle: (html: Buffer) => void;

  constructor(settle: (html: Buffer) => void) {
    this.#settle = settle;
  }

  write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    return true;
  }

  end(): void {
    this.#settle(Buffer.concat(this.#chunks));
  }

  on(): this {
    return this;
  }
}
