import type { FrameData } from "../../frame/frame-data.ts";
import { Popover } from "../../ui/popover/popover.tsx";
import styles from "./header.frame.module.css";
import { telephone } from "./telephone.ts";

/** The phone, and under it the hours when somebody answers. */
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
        <PhoneCard {...frame} />
      </Popover>
    </>
  );
}

export function PhoneCard({ vars }: FrameData) {
  const { settings } = vars;
  if (!settings.header_phone) return null;
  const hours = [
    [settings.header_operating_mode_1, settings.header_work_time_1],
    [settings.header_operating_mode_2, settings.header_work_time_2],
  ].filter(([mode, time]) => mode || time);
  return (
    <div className={styles.phone}>
      <a className={styles.number} href={telephone(settings.header_phone)}>
        {settings.header_phone}
      </a>
      {hours.map(([mode, time]) => (
        <p key={mode} className={styles.hours}>
          {mode}
          {"\u00a0"}
          {time}
        </p>
      ))}
      {settings.contact_email && (
        <a className={styles.email} href={`mailto:${settings.contact_email}`}>
          {settings.contact_email}
        </a>
      )}
    </div>
  );
}
