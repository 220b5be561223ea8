import { Outlet } from "react-router";
import { ownFrame } from "../frame/own-frame.ts";
import { ShopFrame } from "../parts/shell/shop-frame.tsx";

export const clientMiddleware = ownFrame("full", "footer");

/** Announcements, header, page, footer: the layout of the shop. */
export default function DefaultLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}
