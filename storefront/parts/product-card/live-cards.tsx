import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { CardView } from "./card-view.ts";

const QuickSizes = lazy(() => import("./quick-sizes.tsx"));

interface LiveCardsProps extends React.PropsWithChildren {
  cards: readonly CardView[];
  className?: string | undefined;
}

/**
 * Wakes the `ProductCard`s in it. It alone listens for all of them, and the code behind hovering,
 * swiping and adding is fetched when a pointer or a finger first comes near.
 */
export function LiveCards({ cards, className, children }: LiveCardsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ card: CardView; element: HTMLElement } | null>(null);
  useMoreViews(place);

  async function add(event: React.MouseEvent) {
    const button = (event.target as Element).closest("[data-add]");
    const element = button?.closest<HTMLElement>("[data-card]");
    const card = cards.find(({ id }) => String(id) === element?.dataset.card);
    if (!element || !card) return;
    if (matchMedia("(hover: hover)").matches) return setOpen({ card, element });
    const { chooseSize } = await import("../cart/choose-size.ts");
    chooseSize({ ...card, isPreorder: card.offer.kind === "preorder" });
  }

  return (
    // biome-ignore lint/a11y: the buttons inside are what is pressed, by keyboard too
    <div ref={place} className={className} onClick={add}>
      {children}
      {open && cards.includes(open.card) && (
        <Suspense>
          <QuickSizes {...open} key={open.card.id} close={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

function useMoreViews(place: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const gone = new AbortController();
    const { signal } = gone;
    const wake = () =>
      import("./more-views.ts").then(
        (more) => signal.aborted || more.showMoreViews(element, signal),
      );
    element.addEventListener("pointerover", wake, { once: true, passive: true, signal });
    return () => gone.abort();
  }, [place]);
}
