/** A text of the demo shop: both languages, always. */
export interface Said {
  ru: string;
  en: string;
}
