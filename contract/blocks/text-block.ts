import { z } from "zod";

/** A statement of the house: a title, a few paragraphs, one way on. */
export const TextBlock = z.object({
  resourcetype: z.literal("TextBlock"),
  title: z.string(),
  content: z.string().describe("Sanitized HTML."),
  btn_text: z.string(),
  btn_url: z.string(),
});
