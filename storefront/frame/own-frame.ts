import { type MiddlewareFunction, redirectDocument } from "react-router";
import { localeOf } from "../links.ts";
import { type FramePart, inDocument } from "./kept.tsx";

/**
 * Header and footer come with the document. A layout whose frame is not in this one (the shopper
 * goes from the shop to checkout, say) is loaded by the browser whole.
 */
export function ownFrame(...parts: FramePart[]): MiddlewareFunction[] {
  return [
    ({ request }) => {
      const { pathname, search, hash } = new URL(request.url);
      const locale = localeOf(pathname);
      if (parts.every((part) => inDocument(part, locale))) return;
      throw redirectDocument(pathname + search + hash);
    },
  ];
}
