import { useEffect, useState } from "react";
import type { Size } from "#contract/goods/catalog.ts";
import { links } from "../../../links.ts";
import { loadOnLine } from "../../../load-on-line.ts";
import { useSizes } from "../../../parts/cart/adding/use-sizes.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import type { Offer } from "../../../parts/price/offer.ts";
import { Price } from "../../../parts/price/price.tsx";
import type { CardView } from "../../../parts/product-card/card-view.ts";
import { SizePicker } from "../../../parts/size-picker/size-picker.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useSetWords } from "../../../words/set-words.tsx";
import { useLanguage } from "../../../words/words.tsx";
import styles from "./piece.module.css";

interface PieceProps {
  piece: CardView;
  chosen: Size | undefined;
  /** Null takes the piece out of the choice. */
  choose(size: Size | null): void;
  /** Nothing was bought yet: where there is one size alone, it is chosen. */
  isFirstRound: boolean;
}

/** One piece of a look: what it is, what it costs, and its sizes as they stand now. */
export function Piece(props: PieceProps) {
  const { locale, words } = useLanguage();
  const { piece, chosen } = props;
  const href = links[locale].product(piece.slug);
  const color = piece.colors.find(({ slug }) => slug === piece.slug)?.title;
  return (
    <li className={styles.piece} data-piece={piece.id}>
      <a className={styles.thumb} href={href} tabIndex={-1}>
        {piece.picture && (
          <Picture picture={piece.picture} steps="card" sizes="120px" alt={piece.title} />
        )}
      </a>
      <div className={styles.facts}>
        <a className={styles.title} href={href}>
          {piece.title}
        </a>
        {color && <p className={styles.color}>{color}</p>}
        <Price offer={offerOf(piece, chosen)} className={styles.price} />
        {piece.soldOut && <p className={styles.note}>{words.catalog.soldOut}</p>}
      </div>
      <div className={styles.choice}>
        {piece.offer.kind === "preorder" && <PreorderButton piece={piece} />}
        {piece.buyable && piece.offer.kind === "price" && <Sizes {...props} />}
      </div>
    </li>
  );
}

/** A size may have a price of its own. */
function offerOf({ offer }: CardView, size: Size | undefined): Offer {
  if (offer.kind !== "price" || !size || size.price === offer.price) return offer;
  return { kind: "price", price: size.price, oldPrice: null, percent: 0 };
}

function Sizes({ piece, chosen, choose, isFirstRound }: PieceProps) {
  const { words } = useLanguage();
  const { without, withoutThis, notChecked } = useSetWords();
  const [attempt, setAttempt] = useState(0);
  const read = useSizes(piece.id, attempt);
  const only = isFirstRound && read.state === "ready" ? onlyOne(read.sizes) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, when it is known
  useEffect(() => {
    if (only) choose(only);
  }, [only]);

  if (read.state === "failed") {
    return (
      <p role="alert">
        {notChecked}{" "}
        <Button look="link" onClick={() => setAttempt((before) => before + 1)}>
          {words.common.again}
        </Button>
      </p>
    );
  }
  if (read.state === "loading") return <Skeleton className={styles.waiting} />;
  return (
    <>
      <SizePicker
        sizes={read.sizes}
        value={chosen?.id}
        onChange={choose}
        aside={
          chosen && (
            <button
              type="button"
              className={styles.without}
              aria-label={withoutThis(piece.title)}
              onClick={() => choose(null)}
            >
              {without}
            </button>
          )
        }
      />
      {read.sizes.every(({ availability }) => availability === "none") && (
        <p className={styles.note}>{words.catalog.itemEnded}</p>
      )}
    </>
  );
}

function onlyOne([size, ...others]: readonly Size[]): Size | undefined {
  return size && others.length === 0 && size.availability !== "none" ? size : undefined;
}

/** A preorder is an order of its own: its sizes are asked for in the popup. */
function PreorderButton({ piece }: Pick<PieceProps, "piece">) {
  const { product } = useLanguage().words;
  async function ask() {
    const { chooseSize } = await loadOnLine(
      () => import("../../../parts/cart/adding/choose-size.ts"),
    );
    chooseSize({ ...piece, isPreorder: true });
  }
  return (
    <Button look="ghost" onClick={ask}>
      {product.preorder}
    </Button>
  );
}
