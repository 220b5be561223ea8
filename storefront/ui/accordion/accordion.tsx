import styles from "./accordion.module.css";

interface AccordionItemProps extends React.PropsWithChildren {
  title: React.ReactNode;
  open?: boolean;
  /** Items of one name close each other. */
  name?: string;
}

/** One question whose answer unfolds; works without a script, and the browser's search opens it. */
export function AccordionItem({ title, open, name, children }: AccordionItemProps) {
  return (
    <details className={styles.item} open={open} name={name}>
      <summary className={styles.question}>
        {title}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
