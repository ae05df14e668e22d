import { Module } from "@medusajs/framework/utils";
import ShopDetailsService from "./service";

export const SHOP_DETAILS = "furnitureShopDetails";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [SHOP_DETAILS]: ShopDetailsService;
  }
}

export default Module(SHOP_DETAILS, { service: ShopDetailsService });
