import { favorites } from "./favorites.ts";
import { search } from "./search.ts";

/** Words of the pages where pieces are looked for and kept: only they load them. */
export const finding = { favorites, search };
