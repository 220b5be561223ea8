import { useId } from "react";
import type from "../../../ui/type.module.css";
import styles from "../order-form.module.css";

interface SectionProps extends React.PropsWithChildren {
  title: string;
}

/** A part of the order form under its name. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={type.subhead} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
