import { Outlet } from "react-router";
import { ownFrame } from "../frame/own-frame.ts";
import { HeaderPlace } from "../parts/header/header-place.tsx";
import { Main } from "../parts/shell/main.tsx";
import { Shell } from "../parts/shell/shell.tsx";

export const clientMiddleware = ownFrame("full");

/** The shop's header over a page that needs the rest of the screen. */
export default function NoFooterLayout() {
  return (
    <Shell>
      <HeaderPlace part="full" />
      <Main>
        <Outlet />
      </Main>
    </Shell>
  );
}
