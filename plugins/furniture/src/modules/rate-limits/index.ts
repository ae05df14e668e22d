import { Module } from "@medusajs/framework/utils";
import RateLimitsService from "./service";

export const RATE_LIMITS = "furnitureRateLimits";

export default Module(RATE_LIMITS, { service: RateLimitsService });
