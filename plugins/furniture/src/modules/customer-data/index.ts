import { Module } from "@medusajs/framework/utils";
import CustomerDataService from "./service";

export const CUSTOMER_DATA = "furnitureCustomerData";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [CUSTOMER_DATA]: CustomerDataService;
  }
}

export default Module(CUSTOMER_DATA, { service: CustomerDataService });
