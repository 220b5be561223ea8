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
  leave: "Закрыть и вернуться в магазин",
  seller: ({ name, inn, ogrn, address }: Settings["seller"]) =>
    `${name}, ИНН ${inn}, ОГРН ${ogrn}, ${address}`,
};
