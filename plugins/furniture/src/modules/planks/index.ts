import { Module } from "@medusajs/framework/utils";
import PlanksService from "./service";

export const PLANKS = "furniturePlanks";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [PLANKS]: PlanksService;
  }
}

export default Module(PLANKS, { service: PlanksService });
