import { Module } from "@medusajs/framework/utils";
import ConfigurationsService from "./service";

export const CONFIGURATIONS = "furnitureConfigurations";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [CONFIGURATIONS]: ConfigurationsService;
  }
}

export default Module(CONFIGURATIONS, { service: ConfigurationsService });
