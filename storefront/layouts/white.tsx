import { Outlet } from "react-router";
import { Main } from "../parts/shell/main.tsx";

/** The bare page. */
export default function WhiteLayout() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
