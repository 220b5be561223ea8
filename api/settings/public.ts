export { checkAddress, isAddress } from "./check-address.ts";
export { type Site, siteFinder } from "./find-site.ts";
export { earliest, readSettings } from "./read-settings.ts";
export { saveMenu } from "./save-menu.ts";
export { saveQuickAlerts } from "./save-quick-alerts.ts";
export { saveSettings } from "./save-settings.ts";
export { saveSite } from "./save-site.ts";
