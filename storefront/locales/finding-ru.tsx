import { Outlet } from "react-router";
import { FindingProvider } from "../words/finding-words.tsx";
import { finding } from "../words/ru/finding/finding.ts";

/** The search and the favorites in Russian. */
export default function RussianFinding() {
  return (
    <FindingProvider value={finding}>
      <Outlet />
    </FindingProvider>
  );
}
