import { renderToStaticMarkup } from "react-dom/server";
import type { ShopOnServer } from "../api.ts";
import type { Frame } from "./kept.tsx";

export function keptFrame(shop: ShopOnServer): Promise<Frame> {
  return shop.keep(`frame ${shop.locale}`, async () => ({
    top: renderToStaticMarkup(<header>header</header>),
    bottom: renderToStaticMarkup(<footer>footer</footer>),
  }));
}
