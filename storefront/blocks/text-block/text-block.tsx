import { links } from "../../links.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { RichText } from "../../ui/rich-text.tsx";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import type { BlockProps } from "../drawn.ts";
import styles from "./text-block.module.css";

/** A statement and a few words on it. */
export function TextBlock({ block }: BlockProps<"TextBlock">) {
  const { locale } = useLanguage();
  return (
    <section className={styles.block}>
      {block.title && (
        <h2 className={classes(type.title, styles.title)}>{withTurn(block.title)}</h2>
      )}
      <RichText className={styles.text} html={block.content} />
      {block.btn_text && block.btn_url && (
        <p className={styles.more}>
          <ButtonLink look="link" href={links[locale].any(block.btn_url)}>
            {block.btn_text}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** What follows a dash is a turn of thought: it stands in italics. */
function withTurn(title: string): React.ReactNode {
  const [, before, after] = title.match(/^(.+?\s—)\s(.+)$/u) ?? [];
  return after ? (
    <>
      {before} <i>{after}</i>
    </>
  ) : (
    title
  );
}
