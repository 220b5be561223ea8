import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import styles from "./search-sheet.module.css";

/** The shape of pieces that are on their way. */
export function WaitingTiles({ count }: { count: number }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={String(place)} className={styles.waitingPicture} />
      ))}
    </div>
  );
}
