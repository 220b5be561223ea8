export { checkAddress } from "./check-address.ts";
export { type Site, siteFinder } from "./find-site.ts";
export { earliest, readSettings, type SiteSettings } from "./read-settings.ts";
export { type MenuItemInput, saveMenu } from "./save-menu.ts";
export { type QuickAlertInput, saveQuickAlerts } from "./save-quick-alerts.ts";
export { saveSettings } from "./save-settings.ts";
export { type SiteInput, saveSite } from "./save-site.ts";
