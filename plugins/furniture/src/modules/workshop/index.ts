import { Module } from "@medusajs/framework/utils";
import WorkshopService from "./service";

export const WORKSHOP = "furnitureWorkshop";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [WORKSHOP]: WorkshopService;
  }
}

export default Module(WORKSHOP, { service: WorkshopService });
