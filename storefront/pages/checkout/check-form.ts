import { isEmail } from "#contract/email.ts";
import { goesToAddress } from "#contract/ordering/delivery-types.ts";
import { isPhone, normalizePhone } from "#contract/phone.ts";
import type { OrderingWords } from "../../words/ordering-words.tsx";
import type { FieldErrors, FieldName, FormValues } from "./form-values.ts";

/** Digits of a whole number, the country's included. */
const phoneDigits = 11;

/** What is wrong in the form, field by field; the server checks all of it again. */
export function checkForm(values: FormValues, words: OrderingWords): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of checkedFields(values)) {
    const error = checkField(name, values, words);
    if (error) errors[name] = error;
  }
  return errors;
}

/** What is wrong with one field; undefined when nothing is. */
export function checkField(
  name: FieldName,
  values: FormValues,
  { faults, checkout }: OrderingWords,
): string | undefined {
  if (name === "shop") return values.shop === null ? faults.required : undefined;
  if (name === "locality" && !values.locality) {
    return values.city.trim() ? checkout.pickCity : faults.required;
  }
  const value = values[name].trim();
  const isNeeded = ["first_name", "phone", "email", "street"].includes(name);
  if (!value) return isNeeded ? faults.required : undefined;
  if (name === "email" && !isEmail(value)) return faults.email;
  if (name === "phone" && !isPhone(value)) {
    const missing = phoneDigits + 1 - normalizePhone(value).length;
    return missing > 0 ? checkout.missingDigits(missing) : faults.phone;
  }
  return undefined;
}

function checkedFields({ delivery_type }: FormValues): FieldName[] {
  const contacts: FieldName[] = ["first_name", "phone", "email"];
  return goesToAddress(delivery_type) ? [...contacts, "locality", "street"] : [...contacts, "shop"];
}
