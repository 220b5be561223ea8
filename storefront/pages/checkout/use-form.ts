import { useEffect, useState } from "react";
import type { City } from "../../parts/city/city-store.ts";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { checkField, checkForm } from "./check-form.ts";
import {
  type FieldErrors,
  type FieldName,
  type FormValues,
  fieldOrder,
  readForm,
  saveForm,
} from "./form-values.ts";

export interface Form {
  values: FormValues;
  errors: FieldErrors;
  set(values: Partial<FormValues>): void;
  /** Checks a field that was left filled in. */
  leave(name: FieldName): void;
  /** A fault is forgotten when the shopper comes back to its field. */
  enter(name: FieldName): void;
  /** Checks everything; the faults are shown and the first faulty field named. */
  check(): FieldName | undefined;
  /** Shows what the server found; answers the first faulty field. */
  show(errors: FieldErrors): FieldName | undefined;
}

/** What is filled in and what is wrong with it. It outlives reloads and failed calls. */
export function useForm(city: City | null): Form {
  const words = useOrderingWords();
  const [values, setValues] = useState(() => readForm(city));
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => saveForm(values), [values]);

  const show = (found: FieldErrors) => {
    setErrors(found);
    return fieldOrder.find((name) => found[name]);
  };
  return {
    values,
    errors,
    set(some) {
      setValues((before) => ({ ...before, ...some }));
      const changed = Object.keys(some).map((name) => [name, undefined]);
      setErrors((before) => ({ ...before, ...Object.fromEntries(changed) }));
    },
    leave(name) {
      if (name !== "locality" && String(values[name] ?? "").trim() === "") return;
      const error = checkField(name, values, words);
      setErrors((before) => ({ ...before, [name]: error }));
    },
    enter: (name) => setErrors((before) => ({ ...before, [name]: undefined })),
    check: () => show(checkForm(values, words)),
    show,
  };
}
