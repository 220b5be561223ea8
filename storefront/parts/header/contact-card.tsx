import type { FrameData } from "../../frame/frame-data.ts";
import styles from "./header.frame.module.css";
import { telephone } from "./telephone.ts";

/** How the shop is reached: the phone with the hours when somebody answers, and the e-mail. */
export function ContactCard({ vars }: FrameData) {
  const { settings } = vars;
  const { header_phone: phone, contact_email: email } = settings;
  if (!phone && !email) return null;
  const hours = [
    [settings.header_operating_mode_1, settings.header_work_time_1],
    [settings.header_operating_mode_2, settings.header_work_time_2],
  ].filter(([mode, time]) => phone && (mode || time));
  return (
    <div className={styles.contacts}>
      {phone && (
        <a className={styles.number} href={telephone(phone)}>
          {phone}
        </a>
      )}
      {hours.map(([mode, time]) => (
        <p key={mode} className={styles.hours}>
          {mode}
          {"\u00a0"}
          {time}
        </p>
      ))}
      {email && (
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </div>
  );
}
