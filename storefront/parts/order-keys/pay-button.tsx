import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import { tellFault } from "../fault/tell-fault.ts";
import { goToBank } from "./go-to-bank.ts";
import { startPayment } from "./read-order.ts";

interface PayButtonProps extends React.PropsWithChildren {
  number: string;
  /** Told when there is nothing (more) to pay here, so that the state is read anew. */
  onChange(): void;
}

/** Goes to the bank's page once more. */
export function PayButton({ number, onChange, children }: PayButtonProps) {
  const { locale } = useLanguage();
  const { faults } = useOrderingWords();
  const [isBusy, setBusy] = useState(false);

  async function pay() {
    setBusy(true);
    try {
      const url = await startPayment(number, locale);
      if (url) return goToBank(url);
      onChange();
    } catch (fault) {
      await tellFault(fault, locale, faults.orderPayment);
      onChange();
    }
    setBusy(false);
  }

  return (
    <Button busy={isBusy} onClick={pay}>
      {children}
    </Button>
  );
}
