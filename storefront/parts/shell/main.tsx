import { useShop } from "../../shop.ts";
import styles from "./main.module.css";

/** The page itself; the link at the top and every arrival lead here. */
export function Main({ children }: React.PropsWithChildren) {
  const labels = useShop()?.labelColors;
  const colors = labels && {
    "--label-ground": labels.ground,
    "--label-ink": labels.ink,
    "--label-pad": "3px",
  };
  return (
    <main id="main" tabIndex={-1} className={styles.main} style={colors as React.CSSProperties}>
      {children}
    </main>
  );
}
