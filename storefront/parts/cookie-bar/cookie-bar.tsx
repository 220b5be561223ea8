import { useState } from "react";
import { setCookie } from "../../cookies.ts";
import { Button, IconButton } from "../../ui/button/button.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { useWords } from "../../words/words.tsx";
import styles from "./cookie-bar.module.css";

/** Says once that the shop uses cookies; the cookie `cb` remembers that it was read. */
export default function CookieBar({ text }: { text: string }) {
  const { common } = useWords();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  const read = () => {
    setCookie("cb", "1");
    setRead(true);
  };
  return (
    <aside className={styles.bar} aria-label="cookie" data-notice>
      <RichText as="p" className={styles.text} html={text} />
      <Button onClick={read}>{common.acceptCookies}</Button>
      <IconButton icon="close" label={common.closeCookies} onClick={read} />
    </aside>
  );
}
