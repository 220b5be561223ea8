import { lazy } from "react";
import { NearPlace } from "../../ui/near-place.tsx";
import type { CardView } from "../product-card/card-view.ts";
import { ProductSlider } from "../product-slider/product-slider.tsx";
import { WaitingSlider } from "./waiting-slider.tsx";

const Recommended = lazy(() => import("./recommended.tsx"));

export interface RecommendedProps {
  /** The block's code. */
  code: string;
  /** The product that is looked at. */
  item?: number | undefined;
  /** Products that stand on the page already. */
  exclude?: readonly CardView[];
  limit?: number | undefined;
  /** What the shopper has searched for. */
  searchQuery?: string | undefined;
  /** Stands over it whatever the recommender calls it. */
  title?: string | undefined;
  /** Below it stands what this browser has seen, but for `item`. */
  withRecent?: boolean;
  /** What the home page shows until there is an answer, and when there is none. */
  standIn?: readonly CardView[] | undefined;
}

/** Holds the place of recommended products; they are asked for when it comes near the screen. */
export function RecommendedPlace(props: RecommendedProps) {
  const { code, title = "", standIn } = props;
  const waiting = standIn ? (
    <ProductSlider title={title} cards={standIn} recommendCode={code} close />
  ) : (
    <WaitingSlider />
  );
  return (
    <NearPlace margin="600px" waiting={waiting}>
      <Recommended {...props} waiting={waiting} />
    </NearPlace>
  );
}
