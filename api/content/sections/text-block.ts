import { z } from "zod";
import type { BlockOf } from "#contract/blocks/index.ts";
import { said } from "#contract/locale.ts";
import { Address, SaidHtml, SaidText, type SectionKind, sectionKind } from "./section.ts";

const content = z.strictObject({
  title: SaidText,
  content: SaidHtml,
  btn_text: SaidText,
  btn_url: Address,
});

export const textBlock: SectionKind<typeof content, BlockOf<"TextBlock">> = sectionKind({
  resourcetype: "TextBlock",
  content,
  pictures: () => [],
  kits: () => [],
  present: (kept, _, locale) => ({
    resourcetype: "TextBlock",
    title: said(kept.title, locale),
    content: said(kept.content, locale),
    btn_text: said(kept.btn_text, locale),
    btn_url: kept.btn_url,
  }),
});
