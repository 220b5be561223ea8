import { lazy } from "react";
import { Outlet } from "react-router";
import { en } from "../words/en/words.ts";
import { LanguageProvider } from "../words/words.tsx";

const ErrorPage = lazy(() => import("../parts/error-page/error-page.tsx"));

/** Pages in English, under `/en`; only English words reach the browser. */
export default function English() {
  return (
    <LanguageProvider locale="en" words={en}>
      <Outlet />
    </LanguageProvider>
  );
}

export function ErrorBoundary() {
  return (
    <LanguageProvider locale="en" words={en}>
      <ErrorPage />
    </LanguageProvider>
  );
}
