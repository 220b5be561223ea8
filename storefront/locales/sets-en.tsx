import { Outlet } from "react-router";
import { sets } from "../words/en/sets.ts";
import { SetWordsProvider } from "../words/set-words.tsx";

/** The pages of looks in English. */
export default function EnglishSets() {
  return (
    <SetWordsProvider value={sets}>
      <Outlet />
    </SetWordsProvider>
  );
}
