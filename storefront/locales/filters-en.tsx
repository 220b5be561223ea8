import { Outlet } from "react-router";
import { filters } from "../words/en/filters.ts";
import { FilterWordsProvider } from "../words/filter-words.tsx";

/** Lists that can be filtered, in English. */
export default function EnglishFilters() {
  return (
    <FilterWordsProvider value={filters}>
      <Outlet />
    </FilterWordsProvider>
  );
}
