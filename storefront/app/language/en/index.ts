import type { Texts } from "../de/index.ts";
import { cart, quantity, sets } from "./cart.ts";
import { configurator, scene } from "./configurator.ts";
import { drafts } from "./drafts.ts";
import { home } from "./home.ts";
import { madeToMeasure, maker, question, survey, withdrawal } from "./inquiries.ts";
import { order } from "./order.ts";
import { orderPage } from "./orderPage.ts";
import { faq, legal, pages, reviews } from "./pages.ts";
import { plankViewer } from "./planks.ts";
import { consent, faults, loading, preview, shop, toasts } from "./shop.ts";

export const texts: Texts = {
  shop,
  consent,
  toasts,
  loading,
  faults,
  home,
  configurator,
  scene,
  cart,
  order,
  orderPage,
  faq,
  legal,
  question,
  survey,
  withdrawal,
  madeToMeasure,
  maker,
  plankViewer,
  preview,
  pages,
  drafts,
  quantity,
  reviews,
  sets,
};
