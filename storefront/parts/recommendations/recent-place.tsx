import { lazyPart } from "../../ui/lazy-part.ts";
import { NearPlace } from "../../ui/near-place.tsx";

const RecentlySeen = lazyPart(() => import("./recently-seen.tsx"));

/** Holds the place of what this browser has seen before; `but` is the product that is open. */
export function RecentPlace({ but }: { but?: number }) {
  return (
    <NearPlace margin="600px">
      <RecentlySeen but={but} />
    </NearPlace>
  );
}
