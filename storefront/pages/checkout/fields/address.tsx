import { useState } from "react";
import { limits } from "#contract/limits.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useOrderingWords } from "../../../words/ordering-words.tsx";
import styles from "../order-form.module.css";
import type { Form } from "../use-form.ts";
import { Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";

/** Where the courier goes: the street, and on request what few need. */
export function Address({ form }: { form: Form }) {
  const { checkout } = useOrderingWords();
  const { entrance, floor, comment } = form.values;
  const [isAsked, setAsked] = useState(Boolean(entrance || floor || comment));
  const isFaulty = form.errors.entrance || form.errors.floor || form.errors.comment;
  return (
    <Section title={checkout.address}>
      <div className={styles.fields}>
        <div className={styles.streetAndFlat}>
          <TextField
            form={form}
            name="street"
            label={checkout.street}
            autoComplete="address-line1"
            maxLength={200}
            required
          />
          <TextField
            form={form}
            name="flat"
            label={checkout.flat}
            autoComplete="address-line2"
            maxLength={20}
          />
        </div>
        {isAsked || isFaulty ? (
          <>
            <div className={styles.two}>
              <TextField
                form={form}
                name="entrance"
                label={checkout.entrance}
                autoComplete="off"
                autoFocus={!entrance && !floor && !comment}
                maxLength={20}
              />
              <TextField
                form={form}
                name="floor"
                label={checkout.floor}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
              />
            </div>
            <TextField
              form={form}
              name="comment"
              label={checkout.comment}
              autoComplete="off"
              maxLength={limits.messageMaxLength}
            />
          </>
        ) : (
          <Button look="link" className={styles.more} onClick={() => setAsked(true)}>
            {checkout.moreFields}
          </Button>
        )}
      </div>
    </Section>
  );
}
