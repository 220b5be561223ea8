import { renderToStaticMarkup } from "react-dom/server";
import type { ShopOnServer } from "../api.ts";
import { Footer } from "../parts/footer/footer.tsx";
import { CloseHeader } from "../parts/header/close-header.tsx";
import { FullHeader } from "../parts/header/full-header.tsx";
import { SimpleHeader } from "../parts/header/simple-header.tsx";
import { type FrameData, readFrameData } from "./frame-data.ts";
import type { Frame } from "./kept.tsx";

/** The frame in the visit's language: rendered once, kept until something it shows changes. */
export function keptFrame(shop: ShopOnServer): Promise<Frame> {
  return shop.keep(`frame ${shop.locale}`, async (api) =>
    renderFrame(await readFrameData(api, shop.locale)),
  );
}

function renderFrame(data: FrameData): Frame {
  return {
    full: renderToStaticMarkup(<FullHeader {...data} />),
    simple: renderToStaticMarkup(<SimpleHeader {...data} />),
    close: renderToStaticMarkup(<CloseHeader {...data} />),
    footer: renderToStaticMarkup(<Footer {...data} />),
  };
}
