import { cart } from "./cart.ts";
import { configurator } from "./configurator.ts";
import { consent, toasts } from "./consent.ts";
import { pages, reviews } from "./content.ts";
import { drafts } from "./drafts.ts";
import { home } from "./home.ts";
import { madeToMeasure, maker, question, survey, withdrawal } from "./inquiries.ts";
import { loading } from "./loading.ts";
import { order } from "./order.ts";
import { orderPage } from "./orderPage.ts";
import { faq, legal } from "./pages.ts";
import { plankViewer } from "./planks.ts";
import { preview } from "./preview.ts";
import { quantity } from "./quantity.ts";
import { scene } from "./scene.ts";
import { sets } from "./sets.ts";
import { faults, shop } from "./shop.ts";

export const texts = {
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
export type Texts = typeof texts;
