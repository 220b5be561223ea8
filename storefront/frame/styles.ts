// The browser gets the styles of what only the server renders; see `vite/styles-of-frame.ts`.
import "../parts/announcements/announcements.frame.module.css";
import "../parts/footer/footer.frame.module.css";
import "../parts/header/header.frame.module.css";
import "../parts/header/menu.frame.module.css";
import "../parts/header/menu-link.frame.module.css";
import "../parts/language-links/language-links.frame.module.css";
import "../parts/logo/logo.frame.module.css";
import "../ui/popover/popover.module.css";
