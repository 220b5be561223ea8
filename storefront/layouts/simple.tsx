import { Outlet } from "react-router";
import { ownFrame } from "../frame/own-frame.ts";
import { HeaderPlace } from "../parts/header/header-place.tsx";
import { Main } from "../parts/shell/main.tsx";
import { Shell } from "../parts/shell/shell.tsx";

export const clientMiddleware = ownFrame("simple");

/** Logo and the way back over a page that should be finished. */
export default function SimpleLayout() {
  return (
    <Shell>
      <HeaderPlace part="simple" />
      <Main>
        <Outlet />
      </Main>
    </Shell>
  );
}
