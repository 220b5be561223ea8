import { Button } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import notice from "../../ui/notice/notice.module.css";
import { useWords } from "../../words/words.tsx";
import styles from "./city.module.css";

interface CityConfirmProps {
  city: string;
  confirm(): void;
  change(): void;
}

export default function CityConfirm({ city, confirm, change }: CityConfirmProps) {
  const { common } = useWords();
  return (
    <section className={classes(notice.notice, styles.confirm)} aria-label={common.yourCity(city)}>
      <p>{common.yourCity(city)}</p>
      <div className={styles.buttons}>
        <Button className={styles.yes} onClick={confirm}>
          {common.cityIsRight}
        </Button>
        <Button look="link" onClick={change}>
          {common.cityIsOther}
        </Button>
      </div>
    </section>
  );
}
