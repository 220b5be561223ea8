import { openShop } from "../../testing/open-shop.ts";
import { siteId } from "../../testing/small-shop.ts";
import { learnCompanions, learnInterest } from "../learning/learn.ts";
import { builtIn } from "./built-in.ts";
import { recommenderSuite } from "./provider-suite.ts";

const shop = await openShop();
await learnInterest(shop);
await learnCompanions(shop);

recommenderSuite({
  recommender: builtIn,
  context: shop,
  siteId,
  code: "similar",
  products: [shop.dress.id, shop.blackDress.id, shop.shirt.id],
});
