export const ru = {
  home: "Главная",
};
