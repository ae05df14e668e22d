import * as cart from "./cart.ts";
import * as configurator from "./configurator.ts";
import * as drafts from "./drafts.ts";
import * as home from "./home.ts";
import * as inquiries from "./inquiries.ts";
import * as order from "./order.ts";
import * as orderPage from "./orderPage.ts";
import * as pages from "./pages.ts";
import * as shop from "./shop.ts";

/** What every page says, by the part of the shop that says it. */
export const texts = {
  ...cart,
  ...configurator,
  ...drafts,
  ...home,
  ...inquiries,
  ...order,
  ...orderPage,
  ...pages,
  ...shop,
};
export type Texts = typeof texts;
