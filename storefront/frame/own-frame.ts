import { type MiddlewareFunction, redirectDocument } from "react-router";
import { localeOf } from "../links.ts";
import { type FramePart, inDocument } from "./kept.tsx";

/**
 * Header and footer come with the document. A layout whose frame is not in this one (the shopper
 * goes from the shop to checkout, say) is loaded by the browser whole.
 */
export function ownFrame(part: FramePart): MiddlewareFunction[] {
  return [
    ({ request }) => {
      const { pathname, search, hash } = new URL(request.url);
      if (!inDocument(part, localeOf(pathname))) throw redirectDocument(pathname + search + hash);
    },
  ];
}
