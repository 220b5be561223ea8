import { Button } from "../button/button.tsx";
import type from "../type.module.css";
import styles from "./state-screen.module.css";

interface EmptyScreenProps extends React.PropsWithChildren {
  title: string;
  /** As large as a page's title, where that one is hidden; else a heading below it. */
  look?: "title" | "heading";
  /** What can be done about it, in a sentence. */
  more?: string;
}

/** Stands where a page has nothing to show; its children are the ways on. */
export function EmptyScreen({ title, look = "title", more, children }: EmptyScreenProps) {
  return (
    <div className={styles.state}>
      <p className={type[look]}>{title}</p>
      {more && <p className={styles.more}>{more}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}

interface FailedScreenProps {
  title: string;
  /** "h1" where the page has no other heading. */
  as?: "h1" | "p";
  /** The words of the button that asks once more. */
  againText: string;
  again(): void;
}

/** Stands where a page could not be loaded. */
export function FailedScreen({ title, as: Title = "p", againText, again }: FailedScreenProps) {
  return (
    <div className={styles.state} role="alert">
      <Title className={type.heading}>{title}</Title>
      <Button look="ghost" onClick={again}>
        {againText}
      </Button>
    </div>
  );
}
