import { ProductSlider } from "../../parts/product-slider/product-slider.tsx";
import type { BlockProps } from "../drawn.ts";

/** Products that a recommender's block names; its code goes along when one of them is followed. */
export function RecommendedCarousel({ block }: BlockProps<"ReesProductCarousel">) {
  return (
    <ProductSlider title={block.title} cards={block.cards} recommendCode={block.rees_code} close />
  );
}
