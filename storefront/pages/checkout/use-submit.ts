import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CalculatedPrice } from "#contract/ordering/orders.ts";
import type { Fault } from "../../api.ts";
import { links } from "../../links.ts";
import { isFault, tellFault } from "../../parts/fault/tell-fault.ts";
import { goToBank } from "../../parts/order-keys/go-to-bank.ts";
import { askConfirm, showAlert } from "../../ui/alert/alert.ts";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import { focusFaulty } from "./faulty-focus.ts";
import { type FieldErrors, type FieldName, fieldOrder, forgetComment } from "./form-values.ts";
import { placeOrder, requestOf } from "./place-order.ts";
import type { Form } from "./use-form.ts";

/** Refusals that only the cart can help with: there the lines say what has happened. */
const forTheCart = [
  "cart_empty",
  "cart_has_gone_lines",
  "not_enough_stock",
  "size_gone",
  "product_gone",
  "preorder_limit",
  "preorder_only_one_size",
  "preorder_mixed",
];

interface Submitting {
  form: Form;
  price: CalculatedPrice | null;
  isPreorder: boolean;
  /** Works the sum out again. */
  count(): void;
}

/** Places the order, one press at a time, and goes to the bank's page. */
export function useSubmit({ form, price, isPreorder, count }: Submitting) {
  const { locale } = useLanguage();
  const { checkout, faults } = useOrderingWords();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [told, setTold] = useState("");
  const element = useRef<HTMLFormElement>(null);
  useReloadAfterBank();

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault();
    const faulty = form.check();
    setTried(true);
    setTold("");
    if (faulty) return focus(faulty);
    if (!price) return count();
    setBusy(true);
    const isLeaving = await place(price.total);
    if (!isLeaving) setBusy(false);
  }

  /** True when the browser is on its way to another page. */
  async function place(expectedTotal: number): Promise<boolean> {
    try {
      const request = requestOf(form.values, expectedTotal);
      const { number, payment_url } = await placeOrder(request, { isPreorder, locale });
      forgetComment(form.values);
      if (payment_url) goToBank(payment_url);
      else location.assign(links[locale].paymentFail(number));
      return true;
    } catch (fault) {
      if (!isFault(fault)) throw fault;
      return refused(fault);
    }
  }

  async function refused(fault: Fault): Promise<boolean> {
    const { code = "", detail, data } = fault.body ?? {};
    if (typeof detail === "object") {
      showFieldErrors(detail.errors);
      return false;
    }
    if (code === "total_changed" && typeof data?.after === "number") {
      count();
      const isAgreed = await askConfirm(checkout.totalChanged, checkout.agree(detail ?? ""));
      return isAgreed && place(data.after);
    }
    if (forTheCart.includes(code)) {
      await showAlert(checkout.cartChanged, detail ?? "");
      await navigate(links[locale].cart());
      return true;
    }
    await tellFault(fault, locale, faults.checkout);
    return false;
  }

  function showFieldErrors(errors: readonly { name: string; message: string }[]): void {
    const own: FieldErrors = {};
    const others: string[] = [];
    for (const { name, message } of errors) {
      if (isField(name)) own[name] = [own[name], message].filter(Boolean).join(" ");
      else others.push(message);
    }
    setTold(others.join("; "));
    const first = form.show(own);
    if (first) focus(first);
  }

  /** Once the fields are drawn with their faults: what was folded away is there then. */
  function focus(name: FieldName): void {
    requestAnimationFrame(() => {
      const named = element.current?.elements.namedItem(name);
      const field = named instanceof RadioNodeList ? named[0] : named;
      if (field instanceof HTMLElement) focusFaulty(field);
    });
  }

  // Until every field is mended, unless the server spoke of more than fields.
  const isFaulty = isTried && Object.values(form.errors).some(Boolean);
  return { submit, isBusy, general: told || (isFaulty ? faults.correctForm : ""), element };
}

function isField(name: string): name is FieldName {
  return (fieldOrder as readonly string[]).includes(name);
}

/** A step back from the bank brings a frozen page of the past: what it shows is read anew. */
function useReloadAfterBank(): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);
}
