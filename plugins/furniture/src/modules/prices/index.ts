import { Module } from "@medusajs/framework/utils";
import PricesService from "./service";

export const PRICE_VERSIONS = "furniturePrices";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [PRICE_VERSIONS]: PricesService;
  }
}

export default Module(PRICE_VERSIONS, { service: PricesService });
