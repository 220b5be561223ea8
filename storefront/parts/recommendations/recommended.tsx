import { useRef } from "react";
import type { CardView } from "../product-card/card-view.ts";
import { ProductSlider } from "../product-slider/product-slider.tsx";
import RecentlySeen from "./recently-seen.tsx";
import { type Asked, type Row, useRecommended } from "./use-recommended.ts";

export interface RecommendedProps extends Asked {
  /** Below it stands what this browser has seen, but for `item`. */
  withRecent?: boolean;
  /** What the home page shows until there is an answer, and when there is none. */
  standIn?: readonly CardView[] | undefined;
}

interface FilledProps extends RecommendedProps {
  waiting: React.ReactNode;
}

export default function Recommended({ withRecent, ...row }: FilledProps) {
  return (
    <>
      <Named {...row} />
      {withRecent && <RecentlySeen but={row.item} />}
    </>
  );
}

/** What the recommender names. Without an answer what stood in stays, or else nothing is there. */
function Named({ waiting, standIn, ...asked }: FilledProps) {
  const place = useRef<HTMLDivElement>(null);
  const row = useRecommended(asked);
  const shown = useRef<Row | null>(null);
  // What the shopper is looking at is not changed under their eyes.
  if (row && !(standIn && isInSight(place.current))) shown.current ??= row;
  if (shown.current) {
    return (
      <ProductSlider
        title={asked.title || shown.current.title}
        cards={shown.current.cards}
        recommendCode={asked.code}
        close={standIn !== undefined}
      />
    );
  }
  if (row !== undefined && !standIn) return null;
  return <div ref={place}>{waiting}</div>;
}

function isInSight(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
