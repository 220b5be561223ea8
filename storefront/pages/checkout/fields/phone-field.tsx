import { useLayoutEffect, useRef } from "react";
import { formatPhone } from "#contract/phone.ts";
import { Field } from "../../../ui/field/field.tsx";

interface PhoneFieldProps extends Omit<React.ComponentProps<typeof Field>, "onChange"> {
  value: string;
  onChange(value: string): void;
}

/** "+7 916 204-31-05", grouped while it is typed; the caret stays at its digit. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const edited = useRef<{ input: HTMLInputElement; digits: number } | null>(null);

  useLayoutEffect(() => {
    if (!edited.current) return;
    const { input, digits } = edited.current;
    edited.current = null;
    const at = afterDigits(value, digits);
    input.setSelectionRange(at, at);
  }, [value]);

  function change({ target }: React.ChangeEvent<HTMLInputElement>) {
    const at = target.selectionStart ?? target.value.length;
    const isAtEnd = at === target.value.length;
    if (!isAtEnd) edited.current = { input: target, digits: digitsIn(target.value.slice(0, at)) };
    onChange(formatPhone(target.value));
  }

  return (
    <Field
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={value}
      onChange={change}
    />
  );
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, "").length;
}

function afterDigits(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (seen === digits) return at;
    if (/\d/.test(text.charAt(at))) seen++;
  }
  return text.length;
}
