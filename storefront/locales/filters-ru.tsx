import { Outlet } from "react-router";
import { FilterWordsProvider } from "../words/filter-words.tsx";
import { filters } from "../words/ru/filters.ts";

/** Lists that can be filtered, in Russian. */
export default function RussianFilters() {
  return (
    <FilterWordsProvider value={filters}>
      <Outlet />
    </FilterWordsProvider>
  );
}
