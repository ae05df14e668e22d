import { MedusaService } from "@medusajs/framework/utils";
import FurnitureAnonymisation from "./models/anonymisation";

/** The record of anonymisations; written by `customer-data/anonymise.ts` in its own transaction. */
export default class CustomerDataService extends MedusaService({ FurnitureAnonymisation }) {}
