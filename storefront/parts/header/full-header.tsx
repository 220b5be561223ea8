import type { FrameData } from "../../frame/frame-data.ts";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import type from "../../ui/type.module.css";
import { Announcements } from "../announcements/announcements.tsx";
import heart from "../favorites/heart.module.css";
import { Logo } from "../logo/logo.tsx";
import { CityButton } from "./city-button.tsx";
import styles from "./header.frame.module.css";
import { Menu } from "./menu.tsx";
import { MenuLink } from "./menu-link.tsx";
import { PhoneButton } from "./phone-button.tsx";
import { ScriptNotice } from "./script-notice.tsx";

/** Announcements, menus, logo, city, phone, search, favorites and cart: over every page of the shop. */
export function FullHeader(frame: FrameData) {
  const { words, links } = frame;
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <InfoBar {...frame} />
      <header className={styles.header}>
        <div className={styles.ways}>
          <button
            type="button"
            className={styles.tool}
            popoverTarget="menu"
            aria-label={words.openMenu}
          >
            <Icon name="menu" />
          </button>
          <SearchLink {...frame} />
        </div>
        <Menu {...frame} />
        <Logo {...frame} />
        <div className={styles.tools}>
          <CityButton {...frame} />
          <PhoneButton {...frame} />
          <div className={styles.icons}>
            <SearchLink {...frame} />
            <a className={styles.tool} href={links.favorites()}>
              <span className={heart.drawing} />
              <span className={type.hidden}>{words.favorites}</span>
              <span className={styles.count} data-favorites="" />
            </a>
            <div className={styles.cart} data-slot="cart">
              <a className={styles.tool} href={links.cart()} aria-label={words.cart}>
                <Icon name="bag" />
                <span className={styles.count} />
              </a>
            </div>
          </div>
        </div>
      </header>
      <ScriptNotice {...frame} />
    </>
  );
}

/** Beside the menu where the menu is a drawer, else first of the tools; `parts/search` opens a sheet. */
function SearchLink({ words, links }: FrameData) {
  return (
    <a
      className={classes(styles.tool, styles.search)}
      href={links.search()}
      aria-label={words.search}
      data-search=""
    >
      <Icon name="search" />
    </a>
  );
}

/** Announcements between two small menus; a shop that has none of them has no bar. */
function InfoBar(frame: FrameData) {
  const { settings, menus, quick_alerts } = frame.vars;
  const alerts = settings.show_quick_alerts ? quick_alerts : [];
  const [left, right] = [menus.HEADER_LEFT?.items, menus.HEADER_RIGHT?.items];
  if (!alerts.length && !left?.length && !right?.length) return <div className={styles.noInfo} />;
  return (
    <div className={styles.info}>
      <SideLinks menu={menus.HEADER_LEFT} frame={frame} />
      <Announcements
        name={frame.words.announcements}
        alerts={alerts}
        seconds={settings.quick_alerts_duration}
        frame={frame}
      />
      <SideLinks menu={menus.HEADER_RIGHT} frame={frame} />
    </div>
  );
}

interface SideLinksProps {
  menu: FrameData["vars"]["menus"]["HEADER_LEFT"];
  frame: FrameData;
}

function SideLinks({ menu, frame }: SideLinksProps) {
  if (!menu?.items.length) return <div className={styles.side} />;
  return (
    <nav className={styles.side} aria-label={menu.title}>
      <ul>
        {menu.items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} links={frame.links} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
