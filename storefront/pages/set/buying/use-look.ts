import { useState } from "react";
import type { Size } from "#contract/goods/catalog.ts";
import { loadOnLine } from "../../../load-on-line.ts";
import type { CardView } from "../../../parts/product-card/card-view.ts";
import { useLanguage } from "../../../words/words.tsx";

/** The sizes chosen of a look's pieces, and what the one strong button does with them. */
export function useLook(pieces: readonly CardView[]) {
  const { locale } = useLanguage();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Size>>(new Map());
  const [isBusy, setBusy] = useState(false);
  /** Counts the additions: after each one the pieces ask for their sizes anew. */
  const [round, setRound] = useState(0);
  const total = [...chosen.values()].reduce((sum, { price }) => sum + price, 0);

  function choose(piece: CardView, size: Size | null) {
    setChosen((before) => {
      const after = new Map(before);
      if (size) after.set(piece.id, size);
      else after.delete(piece.id);
      return after;
    });
  }

  async function buy() {
    setBusy(true);
    try {
      const { addSeveral } = await loadOnLine(
        () => import("../../../parts/cart/adding/add-several.ts"),
      );
      await addSeveral(
        pieces.flatMap(({ id, title }) => {
          const size = chosen.get(id);
          return size ? [{ product: id, size: size.id, name: `${title}, ${size.text}` }] : [];
        }),
        locale,
      );
      setChosen(new Map());
      setRound((before) => before + 1);
    } finally {
      setBusy(false);
    }
  }

  return { chosen, choose, total, isBusy, round, buy };
}
