import { Outlet } from "react-router";
import { Kept } from "../frame/kept.tsx";

export default function DefaultLayout() {
  return (
    <>
      <Kept name="top" />
      <main>
        <Outlet />
      </main>
      <Kept name="bottom" />
    </>
  );
}
