import { lazy } from "react";
import { Outlet } from "react-router";
import { ru } from "../words/ru/words.ts";
import { LanguageProvider } from "../words/words.tsx";

const ErrorPage = lazy(() => import("../parts/error-page/error-page.tsx"));

/** Pages in Russian: their address has no prefix, and only Russian words reach the browser. */
export default function Russian() {
  return (
    <LanguageProvider locale="ru" words={ru}>
      <Outlet />
    </LanguageProvider>
  );
}

export function ErrorBoundary() {
  return (
    <LanguageProvider locale="ru" words={ru}>
      <ErrorPage />
    </LanguageProvider>
  );
}
