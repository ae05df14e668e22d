import { Module } from "@medusajs/framework/utils";
import PricesService from "./service";

export const PRICE_VERSIONS = "furniturePrices";

export default Module(PRICE_VERSIONS, { service: PricesService });
