import { Module } from "@medusajs/framework/utils";
import ConfigurationsService from "./service";

export const CONFIGURATIONS = "furnitureConfigurations";

export default Module(CONFIGURATIONS, { service: ConfigurationsService });
