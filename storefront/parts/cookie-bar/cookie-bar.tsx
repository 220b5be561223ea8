import { Button, IconButton } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import notice from "../../ui/notice/notice.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { useWords } from "../../words/words.tsx";
import styles from "./cookie-bar.module.css";

/** Says that the shop uses cookies. */
export default function CookieBar({ text, read }: { text: string; read(): void }) {
  const { common } = useWords();
  return (
    <aside className={classes(notice.notice, styles.bar)} aria-label="cookie">
      <RichText className={styles.text} html={text} />
      <Button onClick={read}>{common.acceptCookies}</Button>
      <IconButton icon="close" label={common.closeCookies} onClick={read} />
    </aside>
  );
}
