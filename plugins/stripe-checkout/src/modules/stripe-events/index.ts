import { Module } from "@medusajs/framework/utils";
import { StripeEventsService } from "./service";

export const STRIPE_EVENTS = "stripe_events";

export default Module(STRIPE_EVENTS, { service: StripeEventsService });
