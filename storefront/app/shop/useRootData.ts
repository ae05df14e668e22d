import { useRouteLoaderData } from "@remix-run/react";
import type { ShopSettings } from "../content/queries/settings.server.ts";

/** What the root route loads for every page, as far as pages read it. The loader is checked against it. */
export interface RootData {
  settings: ShopSettings & { paymentMethods: string };
  /** The screen as the server knew it for this answer. */
  screen: "desktop" | "mobile";
  /** Pieces in the cart, as last seen. */
  cartCount: number;
  /** The visitor's decision about analytics; null while there is none. */
  decision: "yes" | "no" | null;
  /** Whether this shop has an analytics sink. */
  isCounted: boolean;
}

/** The data of the root route; undefined where they could not be had, as on an error page. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** What the payment page offers, in words as they follow "mit" and "by"; "" before the shop's settings are there. */
export function usePaymentMethods(): string {
  return useRootData()?.settings.paymentMethods ?? "";
}
