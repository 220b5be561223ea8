import type { Picture as PictureData } from "#contract/pictures/media.ts";
import { type PictureLook, pictureMarkup } from "./markup.ts";
import styles from "./picture.module.css";

interface PictureProps extends Omit<PictureLook, "alt"> {
  picture: PictureData;
  /** Instead of the picture's own; "" where the words beside it say the same. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** A picture in the formats and widths the shop keeps, blurred until it has come. */
export function Picture({ picture, className, alt = picture.alt, ...look }: PictureProps) {
  return (
    <picture
      className={className ? `${styles.picture} ${className}` : styles.picture}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built and escaped by pictureMarkup
      dangerouslySetInnerHTML={{ __html: pictureMarkup(picture, { ...look, alt }) }}
    />
  );
}
