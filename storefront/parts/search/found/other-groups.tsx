import type { Found } from "./found.ts";
import { FoundArticles, FoundBrands, FoundPages, FoundShops } from "./found-group.tsx";

/** What was found besides goods. */
export function OtherGroups({ found }: { found: Found }) {
  return (
    <>
      <FoundBrands brands={found.brands} />
      <FoundArticles articles={found.articles} />
      <FoundShops shops={found.shops} />
      <FoundPages pages={found.pages} />
    </>
  );
}
