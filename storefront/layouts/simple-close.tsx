import { Outlet } from "react-router";
import { ownFrame } from "../frame/own-frame.ts";
import { HeaderPlace } from "../parts/header/header-place.tsx";
import { Main } from "../parts/shell/main.tsx";
import { Shell } from "../parts/shell/shell.tsx";

export const clientMiddleware = ownFrame("close");

/** Logo and a cross over a page that is an end in itself. */
export default function SimpleCloseLayout() {
  return (
    <Shell>
      <HeaderPlace part="close" />
      <Main>
        <Outlet />
      </Main>
    </Shell>
  );
}
