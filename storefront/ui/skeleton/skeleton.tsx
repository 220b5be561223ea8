import { classes } from "../classes.ts";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** Gives it the final shape of what is being loaded. */
  className?: string;
  style?: React.CSSProperties;
}

/** Holds the place of something on its way. */
export function Skeleton({ className, style }: SkeletonProps) {
  return <span className={classes(styles.skeleton, className)} style={style} aria-hidden="true" />;
}
