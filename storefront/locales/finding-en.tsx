import { Outlet } from "react-router";
import { finding } from "../words/en/finding/finding.ts";
import { FindingProvider } from "../words/finding-words.tsx";

/** The search and the favorites in English. */
export default function EnglishFinding() {
  return (
    <FindingProvider value={finding}>
      <Outlet />
    </FindingProvider>
  );
}
