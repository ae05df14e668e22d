import { Module } from "@medusajs/framework/utils";
import WorkshopService from "./service";

export const WORKSHOP = "furnitureWorkshop";

export default Module(WORKSHOP, { service: WorkshopService });
