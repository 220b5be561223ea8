import { useId } from "react";
import { FieldError } from "../field/field.tsx";
import styles from "./choice.module.css";

type CheckboxProps = Omit<React.ComponentProps<"input">, "type"> & {
  children: React.ReactNode;
  error?: string | undefined;
};

export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          className={styles.mark}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className={styles.words}>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
