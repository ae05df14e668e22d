import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_DETAILS } from "../modules/shop-details";
import type ShopDetailsService from "../modules/shop-details/service";
import type { ShopDetails as Details } from "./details";

export interface ShopDetails extends Details {
  /** The shop's address for links in mails, without a slash at the end. */
  storefrontUrl: string;
}

/**
 * Name, address, bank account and delivery times of the shop, as its editors last published them.
 * Answers within about two seconds whatever the CMS does, and never rejects.
 */
export function shopDetails(container: MedusaContainer): Promise<ShopDetails> {
  return container.resolve<ShopDetailsService>(SHOP_DETAILS).details();
}
