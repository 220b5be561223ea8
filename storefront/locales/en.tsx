import { Outlet } from "react-router";
import { en } from "../words/en/words.ts";
import { LanguageProvider } from "../words/words.tsx";

/** Pages in English, under `/en`; only English words reach the browser. */
export default function English() {
  return (
    <LanguageProvider locale="en" words={en}>
      <Outlet />
    </LanguageProvider>
  );
}
