import { Outlet } from "react-router";
import { sets } from "../words/ru/sets.ts";
import { SetWordsProvider } from "../words/set-words.tsx";

/** The pages of looks in Russian. */
export default function RussianSets() {
  return (
    <SetWordsProvider value={sets}>
      <Outlet />
    </SetWordsProvider>
  );
}
