/** Words of rows that the browser fills by itself. */
export const recommendations = {
  recentlySeen: "Вы недавно смотрели",
};
