import { z } from "zod";
import { Block } from "./blocks/index.ts";
import type { CallTable } from "./call.ts";
import { Picture } from "./pictures/media.ts";

/** `sections` come in the owner's order; one with nothing to show is left out. */
export const HomePage = z.object({
  title: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  sections: z.array(Block),
});
export type HomePage = z.infer<typeof HomePage>;

export const StaticPage = z.object({
  slug: z.string(),
  title: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  image: Picture.nullable().describe("Opens the page, over the whole screen."),
  image_mobile: Picture.nullable(),
  content: z.string().describe("Sanitized HTML."),
  lang: z.string().describe("The language that `content` is really in, for the `lang` attribute."),
  updated_at: z.string().describe("ISO."),
});
export type StaticPage = z.infer<typeof StaticPage>;

export const ErrorPage = z.object({
  error_text: z.string(),
  error_description: z.string(),
  btn_text: z.string(),
  btn_link: z.string(),
});
export type ErrorPage = z.infer<typeof ErrorPage>;

/** `status` is 301, 302, 307 or 308. */
export const Redirect = z.object({ to_url: z.string(), status: z.number().int() });

export const pageCalls = {
  "GET pages/homepage/homepage/": {
    summary: "The home page, section by section",
    answer: HomePage,
  },
  "GET pages/error/": { summary: "Words of the error page", answer: ErrorPage },
  "GET pages/:slug/": {
    summary: "A static page",
    params: z.object({ slug: z.string().max(80) }),
    answer: StaticPage,
    refusals: ["not_found"],
  },
  "GET seo/has-redirect/": {
    summary: "Where an address has moved to",
    query: z.object({
      url: z.string().max(2000).describe("Path and query below the shop's root."),
    }),
    answer: Redirect,
    refusals: ["not_found"],
  },
} as const satisfies CallTable;
