import type { FrameData } from "../../frame/frame-data.ts";
import styles from "./header.frame.module.css";
import { telephone } from "./telephone.ts";

/**
 * Told by pages that belong to one shopper, and only where scripts are switched off: nothing of
 * them would ever come. `private-page.tsx` marks them.
 */
export function ScriptNotice({ vars, words }: FrameData) {
  const { header_phone: phone, contact_email: email } = vars.settings;
  return (
    <p className={styles.noScript}>
      {words.noScript}
      {(phone || email) && ` ${words.reachUs} `}
      {phone && <a href={telephone(phone)}>{phone}</a>}
      {phone && email && ", "}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {(phone || email) && "."}
    </p>
  );
}
