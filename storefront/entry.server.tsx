import type { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { shopContext } from "./api.ts";
import { FrameProvider } from "./frame/kept.tsx";
import { keptFrame } from "./frame/render.tsx";
import { frameOf } from "./frame/same-page.ts";
import { FilterPanel } from "./parts/filters/filter-panel.tsx";
import { PanelProvider } from "./parts/filters/kept-panel.tsx";
import { scriptsLast } from "./scripts-last.ts";

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
  const frame = frameOf(new URL(request.url).pathname, await keptFrame(shop));
  const page = (
    <FrameProvider value={frame}>
      <PanelProvider value={FilterPanel}>
        <ServerRouter context={routerContext} url={request.url} />
      </PanelProvider>
    </FrameProvider>
  );
  const html = await renderWhole(page);
  shop.deliver(import.meta.env.PROD ? scriptsLast(html) : html);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

/** Faults of loaders and parts; an answer (a 404 thrown on purpose or for no route) is none. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  const isAnswer = request.signal.aborted || isRouteErrorResponse(error);
  if (!isAnswer) context.get(shopContext).report(error);
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
