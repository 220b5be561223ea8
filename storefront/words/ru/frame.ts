import type { Settings } from "#contract/settings.ts";

/** Words of header and footer: rendered on the server alone, they never reach the browser as code. */
export const frame = {
  skip: "К содержанию",
  toHome: "На главную",
  mainMenu: "Главное меню",
  openMenu: "Открыть меню",
  closeMenu: "Закрыть меню",
  section: (title: string) => `Раздел «${title}»`,
  wholeSection: "Смотреть всё",
  back: "Назад",
  phone: "Телефон и часы работы",
  help: (phone: string) => `Помощь: ${phone}`,
  city: "Город доставки",
  search: "Поиск",
  favorites: "Избранное",
  cart: "Корзина",
  language: "Язык",
  announcements: "Объявления",
  moreAnnouncements: "Объявления внизу страницы",
  pause: "Остановить объявления",
  resume: "Продолжить объявления",
  contacts: "Контакты",
  application: "Приложение",
  qrAlt: "QR-код страницы мобильного приложения",
  privacy: "Политика конфиденциальности",
  noScript:
    "Корзина, заказы и\u00a0избранное хранятся в\u00a0вашем браузере, и\u00a0показать их без JavaScript нельзя. Включите его в\u00a0настройках браузера.",
  reachUs: "Заказать можно и\u00a0так:",
  leave: "Закрыть и вернуться в магазин",
  seller: ({ name, inn, ogrn, address }: Settings["seller"]) =>
    `${name}, ИНН ${inn}, ОГРН ${ogrn}, ${address}`,
};
