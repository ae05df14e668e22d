import { cart } from "./cart.ts";
import { configurator } from "./configurator.ts";
import { home } from "./home.ts";
import { order } from "./order.ts";
import { faq, legal } from "./pages.ts";
import { faults, shop } from "./shop.ts";

export const texts = { shop, faults, home, configurator, cart, order, faq, legal };
export type Texts = typeof texts;
