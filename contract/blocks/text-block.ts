import { z } from "zod";

export const TextBlock = z.object({
  resourcetype: z.literal("TextBlock"),
  title: z.string(),
  content: z.string().describe("Sanitized HTML."),
  btn_text: z.string(),
  btn_url: z.string(),
});
