import { Module } from "@medusajs/framework/utils";
import CustomerDataService from "./service";

export const CUSTOMER_DATA = "furnitureCustomerData";

export default Module(CUSTOMER_DATA, { service: CustomerDataService });
