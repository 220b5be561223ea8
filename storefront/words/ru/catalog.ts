/** Words of product cards and lists. */
export const catalog = {
  add: "В корзину",
  addThis: (title: string) => `Добавить в корзину: ${title}`,
  chooseSize: "Выберите размер",
  itemEnded: "Вещь закончилась",
  soldOut: "Нет в наличии",
  oldPrice: "Прежняя цена",
  preorder: "Предзаказ",
  comingSoon: "Скоро в продаже",
  onlyInShops: "Только в магазинах",
  notFound: "Здесь пока ничего нет",
};
