import { CART } from "./states/cart";
import { CONFIGURED, POPUPS } from "./states/configurator";
import { OUTCOMES } from "./states/outcomes";
import { PAGES } from "./states/pages";
import type { State } from "./states/state";
import { WITHDRAWAL } from "./states/withdrawal";

/** Everything a page can look like beside its first look, in the order of the index page of `npm run screens`. */
export const STATES: State[] = [...CART, ...OUTCOMES, ...POPUPS, ...CONFIGURED, ...PAGES, ...WITHDRAWAL];
