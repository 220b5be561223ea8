import type { Bench } from "../figure.ts";
import { compareWithBare } from "./against-bare.ts";
import { residentMegabytes, withShop } from "./shop.ts";

/** The demo shop's category page with 24 cards. */
export const categoryPath = "/women/clothing";

export const cachedPage: Bench = {
  name: "cached-page",
  run: () =>
    withShop(async ({ url }) => {
      const { ratio, ours } = await compareWithBare(`${url}${categoryPath}`);
      return [
        { name: "Kept category page ÷ bare http", value: ratio, unit: "ratio", atLeast: 0.6 },
        { name: "Kept category page", value: ours, unit: "per second" },
      ];
    }),
};

export const freshPage: Bench = {
  name: "fresh-page",
  run: () =>
    withShop(async ({ url, pid }) => {
      // For whoever brings a token every page is rendered anew, also when many ask at once.
      const { ratio, ours } = await compareWithBare(`${url}${categoryPath}`, {
        authorization: "Bearer bench",
      });
      return [
        { name: "Fresh category page ÷ bare http", value: ratio, unit: "ratio", atLeast: 0.018 },
        { name: "Fresh category page", value: ours, unit: "per second" },
        {
          name: "Memory after fresh pages",
          value: residentMegabytes(pid),
          unit: "MB",
          atMost: 400,
        },
      ];
    }),
};
