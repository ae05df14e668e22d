import { cart } from "./cart.ts";
import { configurator } from "./configurator.ts";
import { pages, reviews } from "./content.ts";
import { home } from "./home.ts";
import { madeToMeasure, maker, question, survey, withdrawal } from "./inquiries.ts";
import { order } from "./order.ts";
import { faq, legal } from "./pages.ts";
import { preview } from "./preview.ts";
import { faults, shop } from "./shop.ts";

export const texts = {
  shop,
  faults,
  home,
  configurator,
  cart,
  order,
  faq,
  legal,
  question,
  survey,
  withdrawal,
  madeToMeasure,
  maker,
  preview,
  pages,
  reviews,
};
export type Texts = typeof texts;
