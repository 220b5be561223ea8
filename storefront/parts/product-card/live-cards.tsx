import { Suspense, useEffect, useRef, useState } from "react";
import { loadOnLine } from "../../load-on-line.ts";
import { useShop } from "../../shop.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useLanguage } from "../../words/words.tsx";
import type { CardView } from "./card-view.ts";

const QuickSizes = lazyPart(() => import("./quick-sizes.tsx"));

interface LiveCardsProps extends React.PropsWithChildren {
  cards: readonly CardView[];
  className?: string | undefined;
}

interface OpenSizes {
  card: CardView;
  element: HTMLElement;
  /** The list that it was opened in: with another list it is closed. */
  cards: readonly CardView[];
}

/**
 * Wakes the `ProductCard`s in it. It alone listens for all of them, and the code behind hovering,
 * swiping, switching colors and adding is fetched when a pointer or a finger first comes near.
 */
export function LiveCards({ cards, className, children }: LiveCardsProps) {
  const language = useLanguage();
  const isOldPriceShown = useShop()?.isOldPriceShown ?? false;
  const place = useRef<HTMLDivElement>(null);
  /** Cards that show another color than the one they came with. */
  const switched = useRef(new Map<string, CardView>());
  /** The swatch pressed last of each card: neither code nor answers need come in the order of presses. */
  const chosen = useRef(new WeakMap<HTMLElement, HTMLElement>());
  const [open, setOpen] = useState<OpenSizes | null>(null);
  useMoreViews(place);

  function press(event: React.MouseEvent) {
    const target = event.target as Element;
    const element = target.closest<HTMLElement>("[data-card]");
    if (!element) return;
    if (target.closest("[data-add]")) return add(element);
    const swatch = target.closest<HTMLAnchorElement>("[data-color]");
    if (!swatch || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    return turn(element, swatch);
  }

  async function add(element: HTMLElement) {
    const shown = element.dataset.card ?? "";
    const card = cards.find(({ id }) => String(id) === shown) ?? switched.current.get(shown);
    if (!card) return;
    if (matchMedia("(hover: hover)").matches) return setOpen({ card, element, cards });
    const { chooseSize } = await loadOnLine(() => import("../cart/adding/choose-size.ts"));
    chooseSize({ ...card, isPreorder: card.offer.kind === "preorder" });
  }

  async function turn(element: HTMLElement, swatch: HTMLAnchorElement) {
    chosen.current.set(element, swatch);
    const isChosen = () => chosen.current.get(element) === swatch;
    const manner = { ...language, isOldPriceShown };
    try {
      const { switchColor } = await loadOnLine(() => import("./switch-color.ts"));
      const card = await switchColor(element, swatch, manner, isChosen);
      if (!card) return;
      switched.current.set(String(card.id), card);
      setOpen(null);
    } catch {
      // Without a line the page that is left would be lost for one that cannot come.
      if (isChosen() && navigator.onLine) location.assign(swatch.href);
    }
  }

  return (
    // biome-ignore lint/a11y: the buttons inside are what is pressed, by keyboard too
    <div ref={place} className={className} onClick={press}>
      {children}
      {open?.cards === cards && (
        <Suspense>
          <QuickSizes
            card={open.card}
            element={open.element}
            key={open.card.id}
            close={() => setOpen(null)}
          />
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
      loadOnLine(() => import("./more-views.ts")).then(
        (more) => signal.aborted || more.showMoreViews(element, signal),
      );
    element.addEventListener("pointerover", wake, { once: true, passive: true, signal });
    return () => gone.abort();
  }, [place]);
}
