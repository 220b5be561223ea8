import { z } from "zod";
import type { BlockOf } from "#contract/blocks/index.ts";
import { kitContent, presentKit } from "./kit.ts";
import { type SectionKind, sectionKind } from "./section.ts";

/** Its kit stands in while the recommendation service has nothing to say. */
const content = z.strictObject({ ...kitContent, rees_code: z.string() });

export const reesProductCarousel: SectionKind<
  typeof content,
  BlockOf<"ReesProductCarousel">
> = sectionKind({
  resourcetype: "ReesProductCarousel",
  content,
  pictures: () => [],
  kits: ({ kit }) => [kit],
  present: (kept, found, locale) => {
    const shown = presentKit(kept, found, locale);
    return shown && { resourcetype: "ReesProductCarousel", ...shown, rees_code: kept.rees_code };
  },
});
