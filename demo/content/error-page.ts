import { typeset } from "../goods/typography.ts";

/** What the error page says when there is nothing at an address. */
export const errorPage = {
  errorText: typeset("Здесь пусто, как на вешалке после распродажи", "Nothing here but hangers"),
  errorDescription: typeset(
    "<p>Страница переехала, или её никогда не было. Вещи, к счастью, на месте.</p>",
    "<p>The page has moved, or never existed. The clothes, luckily, are where they should be.</p>",
  ),
};
