import styles from "./main.module.css";

/** The page itself; the link at the top and every arrival lead here. */
export function Main({ children }: React.PropsWithChildren) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
