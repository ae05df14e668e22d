import { Module } from "@medusajs/framework/utils";
import PlanksService from "./service";

export const PLANKS = "furniturePlanks";

export default Module(PLANKS, { service: PlanksService });
