import { useId } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import styles from "./field.module.css";

interface FieldOwnProps {
  label: string;
  name: string;
  /** What is wrong; said aloud as soon as it appears. */
  error?: string | undefined;
  /** A line under the field that is always there. */
  note?: string | undefined;
}

type InputProps = FieldOwnProps &
  Omit<React.ComponentProps<"input">, "name"> & { rows?: undefined };
type AreaProps = FieldOwnProps & Omit<React.ComponentProps<"textarea">, "name"> & { rows: number };

/** A line of text (or, with `rows`, several) with its label, error and note wired together. */
export function Field(props: InputProps | AreaProps) {
  const { label, error, note, className, ...rest } = props;
  const id = useId();
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(" ");
  const wiring = {
    id,
    placeholder: " ",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  } as const;
  return (
    <div className={classes(styles.field, className)}>
      {rest.rows === undefined ? (
        <input {...(rest as React.ComponentProps<"input">)} {...wiring} className={styles.box} />
      ) : (
        <textarea
          {...(rest as React.ComponentProps<"textarea">)}
          {...wiring}
          className={classes(styles.box, styles.area)}
        />
      )}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldError id={`${id}-error`} error={error} />
      {note && (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

/** The place of an error is always there, so that what comes into it is said aloud. */
export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  return (
    <div id={id} role="alert">
      {error && (
        <p className={styles.error}>
          <Icon name="fault" size={14} />
          {error}
        </p>
      )}
    </div>
  );
}
