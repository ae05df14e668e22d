import { Module } from "@medusajs/framework/utils";
import RateLimitsService from "./service";

export const RATE_LIMITS = "furnitureRateLimits";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [RATE_LIMITS]: RateLimitsService;
  }
}

export default Module(RATE_LIMITS, { service: RateLimitsService });
