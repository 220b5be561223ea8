import type { FrameData } from "../../frame/frame-data.ts";
import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { Announcements } from "../announcements/announcements.tsx";
import { ContactCard } from "../header/contact-card.tsx";
import { LanguageLinks } from "../language-links/language-links.tsx";
import styles from "./footer.frame.module.css";
import { FooterMenu } from "./footer-menu.tsx";
import { MobileApp } from "./mobile-app.tsx";

/** Menus, contacts, networks, the app, requisites: the foot of every page of the shop. */
export function Footer(frame: FrameData) {
  const { vars, words, links } = frame;
  const { settings, menus } = vars;
  const columns = menus.FOOTER?.items ?? [];
  const socials = [...(menus.SOCIALS?.items ?? []), ...(menus.EXTRA_SOCIALS?.items ?? [])];
  return (
    <>
      <footer className={styles.footer}>
        <div className={styles.columns}>
          {columns.map((column) => (
            <FooterMenu
              key={column.id}
              title={column.title}
              items={column.child_menu?.items ?? []}
              links={links}
            />
          ))}
          {(settings.header_phone || settings.contact_email) && (
            <section className={styles.column}>
              <h2 className={classes(type.caps, styles.caption)}>{words.contacts}</h2>
              <ContactCard {...frame} />
            </section>
          )}
          {socials.length > 0 && (
            <FooterMenu
              title={settings.socials_title || (menus.SOCIALS?.title ?? "")}
              items={socials}
              links={links}
              note={settings.socials_hashtag}
            />
          )}
          <MobileApp {...frame} />
        </div>
        <div className={styles.end}>
          {settings.copyright && <p>{settings.copyright}</p>}
          {settings.privacy_policy && (
            <a href={links.page(settings.privacy_policy.slug)}>{words.privacy}</a>
          )}
          <LanguageLinks {...frame} />
          <p className={styles.credit}>{settings.developer_credit}</p>
        </div>
        {settings.seller.name && (
          <p className={styles.seller} lang="ru">
            {words.seller(settings.seller)}
          </p>
        )}
      </footer>
      {settings.show_quick_alerts_footer && (
        <div className={styles.info}>
          <Announcements
            name={words.moreAnnouncements}
            alerts={vars.quick_alerts_footer}
            seconds={settings.quick_alerts_footer_duration}
            frame={frame}
          />
        </div>
      )}
    </>
  );
}
