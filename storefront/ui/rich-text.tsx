interface RichTextProps {
  html: string;
  as?: "div" | "dd";
  className?: string | undefined;
  /** The language of the text where it is not the page's. */
  lang?: string | undefined;
}

/** HTML of the shop's editors, the only way it gets into a page: it was sanitized when it was written. */
export function RichText({ html, as: Tag = "div", ...rest }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was written
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
