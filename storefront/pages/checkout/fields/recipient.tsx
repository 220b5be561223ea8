import { limits } from "#contract/limits.ts";
import { useOrderingWords } from "../../../words/ordering-words.tsx";
import styles from "../order-form.module.css";
import type { Form } from "../use-form.ts";
import { Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";

/** Who gets it. */
export function Recipient({ form }: { form: Form }) {
  const { checkout } = useOrderingWords();
  return (
    <Section title={checkout.recipient}>
      <div className={styles.fields}>
        <div className={styles.two}>
          <TextField
            form={form}
            name="first_name"
            label={checkout.firstName}
            autoComplete="given-name"
            autoCapitalize="words"
            maxLength={100}
            required
          />
          <TextField
            form={form}
            name="last_name"
            label={checkout.lastName}
            autoComplete="family-name"
            autoCapitalize="words"
            maxLength={100}
          />
        </div>
        <TextField form={form} name="phone" label={checkout.phone} required />
        <TextField
          form={form}
          name="email"
          label={checkout.email}
          note={checkout.emailNote}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.emailMaxLength}
          required
        />
      </div>
    </Section>
  );
}
