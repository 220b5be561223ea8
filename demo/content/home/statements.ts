import { typeset } from "../../goods/typography.ts";
import type { TextBlock } from "./section.ts";

export const clothFirst: TextBlock = {
  resourcetype: "TextBlock",
  title: typeset(
    "Вещи, которые не просят внимания, — и потому его удерживают",
    "Clothes that never ask for attention, and so keep it",
  ),
  content: typeset(
    "<p>Мы начали с тканей: шёлка плотностью 22 момме, мериноса в две нити, пальтовой шерсти с десятой долей кашемира. Потом убрали всё, что мешало на них смотреть.</p><p>Получились вещи, которые сочетаются друг с другом: утром их можно надеть не глядя, а вечером приятно разглядывать.</p>",
    "<p>The cloth came first: 22-momme silk, two-ply merino, coat cloth with one part cashmere to nine of wool. Then we took away everything that distracted from it.</p><p>What was left works together. You can get dressed in the dark on a November morning, and still enjoy the details when the lamps come on.</p>",
  ),
  btn_text: typeset("О доме", "About the house"),
  btn_url: "/about",
};

export const mending: TextBlock = {
  resourcetype: "TextBlock",
  title: typeset("Свои швы мы узнаём — и чиним", "Bring it back when it gives way"),
  content: typeset(
    "<p>Подошьём, заштопаем, заменим молнию: первые два года бесплатно, потом по цене работы. Чек можно потерять, вещь лучше сохранить.</p>",
    "<p>We hem, we darn, we replace zips: free for the first two years and after that for the price of the labour. Lose the receipt if you like; we go by the stitching.</p>",
  ),
  btn_text: typeset("Как устроена починка", "How mending works"),
  btn_url: "/about",
};

export const fourteenShops: TextBlock = {
  resourcetype: "TextBlock",
  title: typeset(
    "Четырнадцать магазинов — и ни одного льстивого зеркала",
    "Fourteen shops and not one flattering mirror",
  ),
  content: typeset(
    "<p>От Невы до Золотого Рога семь часов разницы. В каждом городе примерочные завешены одним и тем же суровым льном, и рядом есть человек, который не станет хвалить всё подряд.</p>",
    "<p>Between Saint Petersburg and Vladivostok the clocks differ by seven hours, the fitting rooms not at all: each has a raw-linen curtain, and somebody beside it who will tell you when a coat does not suit you.</p>",
  ),
  btn_text: typeset("Адреса и часы работы", "Addresses and opening hours"),
  btn_url: "/pages/contacts",
};
