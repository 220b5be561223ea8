import { presentList } from "../calls/present-list.ts";
import type { Handlers } from "../calls/serve.ts";
import { listLocalities } from "./list-localities.ts";

export const localitiesHandlers: Handlers = {
  "GET handbooks/localities/": async ({ query }, context) =>
    presentList(
      context,
      "handbooks/localities/",
      query,
      await listLocalities(context.db, query, context.locale),
    ),
};
