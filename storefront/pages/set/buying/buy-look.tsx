import { useId, useState } from "react";
import type { CardView } from "../../../parts/product-card/card-view.ts";
import { Button } from "../../../ui/button/button.tsx";
import type from "../../../ui/type.module.css";
import { useSetWords } from "../../../words/set-words.tsx";
import { useWords } from "../../../words/words.tsx";
import styles from "./buy-look.module.css";
import { Piece } from "./piece.tsx";
import { useLook } from "./use-look.ts";

interface BuyLookProps {
  pieces: readonly CardView[];
  /** Roubles, of what can be bought of the look now. */
  price: number;
}

/** The pieces of a look, each with its sizes, and the button that buys what is chosen of them. */
export function BuyLook({ pieces, price }: BuyLookProps) {
  const { common } = useWords();
  const words = useSetWords();
  const look = useLook(pieces);
  const [isAsked, setAsked] = useState(false);
  const list = useId();
  const forCart = pieces.filter(isForCart);
  const isWhole = forCart.length === pieces.length;
  const { roubles } = common;

  function press() {
    setAsked(look.chosen.size === 0);
    if (look.chosen.size > 0) return look.buy();
    const first = document.getElementById(list)?.querySelector<HTMLElement>("input:enabled");
    first?.focus();
  }

  return (
    <section className={styles.look} aria-labelledby={`${list}t`}>
      <h2 id={`${list}t`} className={type.hidden}>
        {words.pieces}
      </h2>
      <p className={styles.howTo}>{forCart.length > 0 ? words.howTo : words.noneLeft}</p>
      <ul id={list} className={styles.pieces}>
        {pieces.map((piece) => (
          <Piece
            key={`${piece.id} ${look.round}`}
            piece={piece}
            chosen={look.chosen.get(piece.id)}
            choose={(size) => look.choose(piece, size)}
            isFirstRound={look.round === 0}
          />
        ))}
      </ul>
      {forCart.length > 0 && (
        <div className={styles.bar}>
          <p className={styles.sum} role="status">
            {isAsked && look.chosen.size === 0
              ? words.chooseFirst
              : (isWhole ? words.wholeLook : words.canBeHad)(roubles(price))}
          </p>
          <Button wide busy={look.isBusy} onClick={press}>
            {deed()}
          </Button>
        </div>
      )}
    </section>
  );

  function deed(): string {
    const count = look.chosen.size;
    if (count === 0) return words.add;
    const total = roubles(look.total);
    return count === pieces.length ? words.addAll(total) : words.addSome(count, total);
  }
}

/** Whether sizes of it can go into the cart along with the others. */
export function isForCart({ buyable, offer }: CardView): boolean {
  return buyable && offer.kind === "price";
}
