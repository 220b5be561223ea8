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

type FieldProps = FieldOwnProps & Omit<React.ComponentProps<"input">, keyof FieldOwnProps>;

/** A line of text with its label, error and note wired together. */
export function Field({ label, error, note, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <Wired id={id} label={label} error={error} note={note} className={className}>
      <input {...input} {...wiringOf(id, error, note)} className={styles.box} />
    </Wired>
  );
}

function wiringOf(id: string, error: string | undefined, note: string | undefined) {
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(" ");
  return {
    id,
    placeholder: " ",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  } as const;
}

type WiredProps = Omit<FieldOwnProps, "name"> &
  React.PropsWithChildren<{ id: string; className: string | undefined }>;

function Wired({ id, label, error, note, className, children }: WiredProps) {
  return (
    <div className={classes(styles.field, className)}>
      {children}
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
