import { RecommendedPlace } from "../../parts/recommendations/recommended-place.tsx";
import type { BlockProps } from "../drawn.ts";

/**
 * Products that a recommender names for the block's code. The owner's kit is what the server sends
 * to everyone; it stays where the recommender has nothing to say.
 */
export function RecommendedCarousel({ block }: BlockProps<"ReesProductCarousel">) {
  return <RecommendedPlace code={block.rees_code} title={block.title} standIn={block.cards} />;
}
