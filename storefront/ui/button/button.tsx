import { classes } from "../classes.ts";
import { Icon, type IconName } from "../icon.tsx";
import styles from "./button.module.css";

type Look = "solid" | "ghost" | "link";

interface LookProps {
  look?: Look;
  wide?: boolean;
}

function lookOf({ look = "solid", wide = false }: LookProps, className?: string): string {
  if (look === "link") return classes(styles.link, className);
  return classes(styles.button, look === "ghost" && styles.ghost, wide && styles.wide, className);
}

type ButtonProps = React.ComponentProps<"button"> &
  LookProps & {
    /** Something is under way: a second press does nothing. */
    busy?: boolean;
  };

export function Button({ look, wide, busy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ look, wide }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** An address that looks like a button, or words with a hairline under them. */
export function ButtonLink({
  look,
  wide,
  className,
  ...rest
}: React.ComponentProps<"a"> & LookProps) {
  return <a {...rest} className={lookOf({ look, wide }, className)} />;
}

type IconButtonProps = Omit<React.ComponentProps<"button">, "children"> & {
  icon: IconName;
  /** What it does, for those who do not see the drawing. */
  label: string;
};

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classes(styles.icon, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
