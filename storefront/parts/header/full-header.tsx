import type { FrameData } from "../../frame/frame-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { Announcements } from "../announcements/announcements.tsx";
import { Logo } from "../logo/logo.tsx";
import { CityButton } from "./city-button.tsx";
import styles from "./header.frame.module.css";
import { Menu } from "./menu.tsx";
import { MenuLink } from "./menu-link.tsx";
import { PhoneButton } from "./phone-button.tsx";

/** Announcements, menus, logo, city, phone and cart: the header of every page of the shop. */
export function FullHeader(frame: FrameData) {
  const { words, links } = frame;
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <InfoBar {...frame} />
      <header className={styles.header}>
        <button
          type="button"
          className={styles.burger}
          popoverTarget="menu"
          aria-label={words.openMenu}
        >
          <Icon name="menu" />
        </button>
        <Menu {...frame} />
        <Logo {...frame} />
        <div className={styles.tools}>
          <CityButton {...frame} />
          <PhoneButton {...frame} />
          <div className={styles.cart} data-slot="cart">
            <a className={styles.tool} href={links.cart()} aria-label={words.cart}>
              <Icon name="bag" />
            </a>
          </div>
        </div>
      </header>
    </>
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
      <SideLinks items={left} frame={frame} />
      <Announcements
        name={frame.words.announcements}
        alerts={alerts}
        seconds={settings.quick_alerts_duration}
        frame={frame}
      />
      <SideLinks items={right} frame={frame} />
    </div>
  );
}

interface SideLinksProps {
  items: React.ComponentProps<typeof MenuLink>["item"][] | undefined;
  frame: FrameData;
}

function SideLinks({ items = [], frame }: SideLinksProps) {
  return (
    <ul className={styles.side}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} links={frame.links} />
        </li>
      ))}
    </ul>
  );
}
