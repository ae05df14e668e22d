import { Module } from "@medusajs/framework/utils";
import ShopDetailsService from "./service";

export const SHOP_DETAILS = "furnitureShopDetails";

export default Module(SHOP_DETAILS, { service: ShopDetailsService });
