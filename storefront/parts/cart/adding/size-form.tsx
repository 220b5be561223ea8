import { useState } from "react";
import type { Size } from "#contract/goods/catalog.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useWords } from "../../../words/words.tsx";
import type { SizeQuestion } from "../cart-overlay.ts";
import { type CartWords, useCartWords } from "../cart-words.ts";
import styles from "./size-form.module.css";
import { useSizes } from "./use-sizes.ts";

interface SizeFormProps {
  product: SizeQuestion;
  /** Settles when all has been tried; the window then closes. */
  buy(sizes: readonly Size[]): Promise<void>;
}

export function SizeForm({ product, buy }: SizeFormProps) {
  const { catalog } = useWords();
  const words = useCartWords();
  const answer = useSizes(product.id);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isBusy, setBusy] = useState(false);

  if (answer.state === "failed") return <p role="alert">{answer.text}</p>;
  if (answer.state === "loading") return <Waiting />;
  const { sizes } = answer;
  const isGone = ({ availability }: Size) => availability === "none" && !product.isPreorder;
  if (sizes.every(isGone)) return <p role="alert">{catalog.itemEnded}</p>;

  const picked = sizes.filter(({ id }) => chosen.includes(id));
  function pick({ id }: Size, isPicked: boolean) {
    const others = product.isPreorder ? [] : chosen.filter((other) => other !== id);
    setChosen(isPicked ? [...others, id] : others);
  }
  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const dialog = event.currentTarget.closest("dialog");
    if (isBusy || picked.length === 0) return;
    setBusy(true);
    await buy(picked);
    dialog?.close();
  }

  return (
    <form onSubmit={submit}>
      <fieldset className={styles.sizes}>
        <legend className={styles.legend}>
          {product.title}
          <span>{product.isPreorder ? words.oneSize : words.chooseSizes}</span>
        </legend>
        {sizes.map((size) => (
          <label key={size.id} className={styles.size}>
            <input
              type={product.isPreorder ? "radio" : "checkbox"}
              name="size"
              disabled={isGone(size)}
              checked={chosen.includes(size.id)}
              onChange={(event) => pick(size, event.target.checked)}
            />
            <span className={styles.text}>{size.text}</span>
            <span className={styles.value}>{size.value !== size.text && size.value}</span>
            <span className={styles.note}>{!product.isPreorder && noteOn(size, words)}</span>
            <span className={styles.check}>
              <Icon name="check" size={14} />
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" wide busy={isBusy} disabled={picked.length === 0}>
        <Deed picked={picked} isPreorder={product.isPreorder} />
      </Button>
    </form>
  );
}

function Deed({ picked, isPreorder }: { picked: readonly Size[]; isPreorder: boolean }) {
  const { common } = useWords();
  const words = useCartWords();
  const texts = picked.map(({ text }) => text).join(", ");
  if (isPreorder) return picked.length ? words.preorderThis(texts) : words.preorder;
  if (!picked.length) return words.add;
  const total = picked.reduce((sum, { price }) => sum + price, 0);
  return words.addThese(texts, common.roubles(total));
}

function noteOn({ availability, in_shops }: Size, words: CartWords): string | null {
  if (availability === "last") return words.last;
  if (availability === "few") return words.few;
  if (availability === "none") return in_shops ? words.onlyInShops : words.soldOut;
  return null;
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className={styles.row} />
      ))}
    </div>
  );
}
