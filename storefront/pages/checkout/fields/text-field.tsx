import { Field } from "../../../ui/field/field.tsx";
import { isOwnFocus } from "../faulty-focus.ts";
import type { FieldName } from "../form-values.ts";
import type { Form } from "../use-form.ts";
import { PhoneField } from "./phone-field.tsx";

type TextName = Exclude<FieldName, "shop" | "delivery_type" | "payment_type" | "locality">;

interface TextFieldProps
  extends Omit<React.ComponentProps<typeof Field>, "form" | "name" | "value" | "onChange"> {
  form: Form;
  name: TextName;
}

/** A field of the form wired to its value and its fault. */
export function TextField({ form, name, ...field }: TextFieldProps) {
  const wiring = {
    ...field,
    name,
    value: form.values[name],
    error: form.errors[name],
    onFocus: (event: React.FocusEvent) => isOwnFocus(event) && form.enter(name),
    onBlur: () => form.leave(name),
  };
  if (name === "phone") {
    return <PhoneField {...wiring} onChange={(phone) => form.set({ phone })} />;
  }
  return <Field {...wiring} onChange={({ target }) => form.set({ [name]: target.value })} />;
}
