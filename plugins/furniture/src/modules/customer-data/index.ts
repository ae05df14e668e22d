import { MedusaService, Module } from "@medusajs/framework/utils";
import FurnitureAnonymisation from "./models/anonymisation";

export const CUSTOMER_DATA = "furnitureCustomerData";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [CUSTOMER_DATA]: CustomerDataService;
  }
}

/** The record of anonymisations; written by `customer-data/anonymise.ts` in its own transaction. */
export class CustomerDataService extends MedusaService({ FurnitureAnonymisation }) {}

export default Module(CUSTOMER_DATA, { service: CustomerDataService });
