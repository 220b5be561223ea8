import type { finding as ru } from "../../ru/finding/finding.ts";
import { favorites } from "./favorites.ts";
import { search } from "./search.ts";

export const finding: typeof ru = { favorites, search };
