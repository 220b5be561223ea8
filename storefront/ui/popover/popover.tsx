import { classes } from "../classes.ts";
import styles from "./popover.module.css";

interface PopoverProps extends React.ComponentProps<"div"> {
  /** What the button's `popoverTarget` names. */
  id: string;
  /** The edge of its button that it keeps to. */
  edge?: "start" | "end";
}

/** Opened by any button with `popoverTarget={id}`, without a script; closes on Escape or a tap elsewhere. */
export function Popover({ edge = "end", className, ...rest }: PopoverProps) {
  return (
    <div
      popover="auto"
      {...rest}
      className={classes(styles.popover, edge === "start" && styles.start, className)}
    />
  );
}
