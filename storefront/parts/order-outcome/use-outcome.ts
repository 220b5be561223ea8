import { useEffect, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/ordering/orders.ts";
import { useLanguage } from "../../words/words.tsx";
import { checkPayment, readOrder } from "../order-keys/read-order.ts";

/** Pauses between questions: quick while the shopper watches, then politely slow; 3 min in all. */
const pausesMs = [1000, 1500, 2000, 3000, ...Array.from({ length: 35 }, () => 5000)];

/** After this the shopper is told what else can be done than wait. */
const longAfterMs = 8000;

export type Outcome =
  /** `soon`: an answer is expected any moment. `late`: it is still asked for. `given_up`: no more. */
  | { kind: "checking"; stage: "soon" | "late" | "given_up" }
  /** The server's own word on the order, fresh. */
  | { kind: "known"; order: Order };

/**
 * How the payment came out: the server is asked until the bank has decided, and its state alone is
 * shown, whatever address the shopper came back to.
 */
export function useOutcome(loaded: Order): [Outcome, () => void] {
  const { locale } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>(
    loaded.payment.is_undecided
      ? { kind: "checking", stage: "soon" }
      : { kind: "known", order: loaded },
  );
  const [round, setRound] = useState(loaded.payment.is_undecided ? 1 : 0);

  useEffect(() => {
    if (round === 0) return;
    const left = new AbortController();
    const tell = (next: Outcome) => left.signal.aborted || setOutcome(next);
    const late = setTimeout(() => tell({ kind: "checking", stage: "late" }), longAfterMs);
    const ask = async () => {
      for (const pause of pausesMs) {
        const order = await decidedOrder(loaded.number, locale, left.signal);
        if (order) return tell({ kind: "known", order });
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (left.signal.aborted) return;
      }
      tell({ kind: "checking", stage: "given_up" });
    };
    ask().finally(() => clearTimeout(late));
    return () => left.abort();
  }, [locale, loaded.number, round]);

  const checkAgain = () => {
    setOutcome({ kind: "checking", stage: "soon" });
    setRound((before) => before + 1);
  };
  return [outcome, checkAgain];
}

/** The order once its bank has decided. A question that was not answered is asked again later. */
async function decidedOrder(
  number: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Order | null> {
  try {
    const { is_undecided } = await checkPayment(number, locale, signal);
    const order = is_undecided ? null : await readOrder(number, locale, signal);
    return order?.payment.is_undecided ? null : order;
  } catch {
    return null;
  }
}
