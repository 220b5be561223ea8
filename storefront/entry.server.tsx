import { Writable } from "node:stream";
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
  const frame = await keptFrame(context.get(shopContext));
  const page = (
    <FrameProvider value={frame}>
      <ServerRouter context={routerContext} url={request.url} />
    </FrameProvider>
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(await renderWhole(page), { status, headers });
}

/** Faults of loaders and parts; an answer thrown on purpose (a 404) is none. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) context.get(shopContext).report(error);
}

function renderWhole(page: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: fail,
      onError: fail,
    });
    const timer = setTimeout(() => abort(new Error("Rendering took too long")), renderTimeoutMs);
    function fail(error: unknown) {
      clearTimeout(timer);
      reject(error);
    }
  });
}
