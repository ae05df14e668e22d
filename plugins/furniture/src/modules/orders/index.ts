import { Module } from "@medusajs/framework/utils";
import OrdersService from "./service";

export const ORDERS = "furnitureOrders";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [ORDERS]: OrdersService;
  }
}

export default Module(ORDERS, { service: OrdersService });
