import { limits } from "#contract/limits.ts";
import type { QuickAlert } from "#contract/settings.ts";
import type { FrameData } from "../../frame/frame-data.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./announcements.frame.module.css";

interface AnnouncementsProps {
  /** Header and footer have a bar each: their names tell them apart. */
  name: string;
  alerts: readonly QuickAlert[];
  /** Each is shown for so long; at 0 the first one stays. */
  seconds: number;
  frame: FrameData;
}

/**
 * One announcement at a time. All of them are in the page; `rotate.ts` turns them over, and whoever
 * is disturbed by that stops it.
 */
export function Announcements({ name, alerts, seconds, frame }: AnnouncementsProps) {
  const shown = alerts.filter((alert) => alert.text);
  if (shown.length === 0) return null;
  const { words, links } = frame;
  const rotates = shown.length > 1 && seconds > 0;
  const everyMs = Math.max(seconds * 1000, limits.announcementFallbackMs);
  return (
    <section className={styles.bar} aria-label={name} data-rotate={rotates ? everyMs : undefined}>
      <ul className={styles.list}>
        {shown.map((alert, index) => (
          <li key={alert.id} className={styles.item} style={colorsOf(alert)} hidden={index > 0}>
            {alert.url ? <a href={links.any(alert.url)}>{alert.text}</a> : alert.text}
          </li>
        ))}
      </ul>
      {rotates && (
        <button
          type="button"
          className={styles.pause}
          aria-label={words.pause}
          data-pause={words.pause}
          data-resume={words.resume}
        >
          <span className={styles.whenRunning}>
            <Icon name="pause" size={12} />
          </span>
          <span className={styles.whenPaused}>
            <Icon name="play" size={12} />
          </span>
        </button>
      )}
    </section>
  );
}

function colorsOf({ text_color, bg_color }: QuickAlert): React.CSSProperties | undefined {
  if (!text_color && !bg_color) return undefined;
  return { ...(text_color && { color: text_color }), ...(bg_color && { background: bg_color }) };
}
