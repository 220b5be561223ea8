import { lazyPart } from "../../ui/lazy-part.ts";
import { NearPlace } from "../../ui/near-place.tsx";
import { ProductSlider } from "../product-slider/product-slider.tsx";
import type { RecommendedProps } from "./recommended.tsx";
import { WaitingSlider } from "./waiting-slider.tsx";

const Recommended = lazyPart(() => import("./recommended.tsx"));

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
