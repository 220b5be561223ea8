import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { useWords } from "../../words/words.tsx";
import styles from "./waiting.module.css";

interface WaitingProps extends React.PropsWithChildren {
  className?: string | undefined;
}

/** The shape of what is on its way; a screen reader is told that it is loading. */
export function Waiting({ className, children }: WaitingProps) {
  const { common } = useWords();
  return (
    <div className={className} aria-busy="true">
      <p className={classes(type.hidden, styles.said)} role="status">
        {common.loading}
      </p>
      {children}
    </div>
  );
}
