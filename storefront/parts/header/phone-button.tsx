import type { FrameData } from "../../frame/frame-data.ts";
import { Popover } from "../../ui/popover/popover.tsx";
import { ContactCard } from "./contact-card.tsx";
import styles from "./header.frame.module.css";

/** The phone, and over the page what else there is to know of reaching the shop. */
export function PhoneButton(frame: FrameData) {
  const { settings } = frame.vars;
  if (!settings.header_phone) return null;
  return (
    <>
      <button
        type="button"
        className={styles.words}
        popoverTarget="phone"
        aria-label={`${frame.words.phone}: ${settings.header_phone}`}
      >
        {settings.header_phone}
      </button>
      <Popover id="phone" className={styles.card}>
        <ContactCard {...frame} />
      </Popover>
    </>
  );
}
