import { useEffect, useState } from "react";
import type { ShownState } from "#contract/ordering/order-states.ts";
import type { Order } from "#contract/ordering/orders.ts";
import { useLanguage } from "../../words/words.tsx";
import { checkPayment, readOrder } from "../order-keys/read-order.ts";

/** Pauses between questions: quick while the shopper watches, then politely slow; 3 min in all. */
const pausesMs = [1000, 1500, 2000, 3000, ...Array.from({ length: 35 }, () => 5000)];

export type Outcome =
  | { kind: "checking"; isLong: boolean }
  /** The server's own word on the order, fresh. */
  | { kind: "known"; order: Order };

/**
 * How the payment came out: the server is asked until the bank has decided, and its state alone is
 * shown, whatever address the shopper came back to.
 */
export function useOutcome(loaded: Order): [Outcome, () => void] {
  const { locale } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>(() =>
    isOpen(loaded.state) ? { kind: "checking", isLong: false } : { kind: "known", order: loaded },
  );
  const [round, setRound] = useState(isOpen(loaded.state) ? 1 : 0);

  useEffect(() => {
    if (round === 0) return;
    const left = new AbortController();
    const ask = async () => {
      for (const pause of pausesMs) {
        const state = await stateNow(loaded.number, locale, left.signal);
        if (state && state !== "payment_in_progress") {
          const order = await readOrder(loaded.number, locale, left.signal);
          return setOutcome({ kind: "known", order });
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (left.signal.aborted) return;
      }
      setOutcome({ kind: "checking", isLong: true });
    };
    ask().catch(() => left.signal.aborted || setOutcome({ kind: "checking", isLong: true }));
    return () => left.abort();
  }, [locale, loaded.number, round]);

  const checkAgain = () => {
    setOutcome({ kind: "checking", isLong: false });
    setRound((before) => before + 1);
  };
  return [outcome, checkAgain];
}

/** A question that was not answered is asked again later. */
async function stateNow(
  number: string,
  locale: "ru" | "en",
  signal: AbortSignal,
): Promise<ShownState | undefined> {
  try {
    return (await checkPayment(number, locale, signal)).state;
  } catch (fault) {
    if (signal.aborted) throw fault;
    return undefined;
  }
}

function isOpen(state: ShownState): boolean {
  return state === "awaiting_payment" || state === "payment_in_progress";
}
