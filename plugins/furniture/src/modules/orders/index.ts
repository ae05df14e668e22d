import { Module } from "@medusajs/framework/utils";
import OrdersService from "./service";

export const ORDERS = "furnitureOrders";

export default Module(ORDERS, { service: OrdersService });
