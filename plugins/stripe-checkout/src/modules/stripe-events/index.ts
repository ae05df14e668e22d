import { MedusaService, Module } from "@medusajs/framework/utils";
import {
  StripeDispute,
  StripeEvent,
  StripeLabelledPayment,
  StripeRefund,
  StripeReturnedPayment,
  StripeShop,
  StripeUnknownPayment,
} from "./models/stripe-events";

export const STRIPE_EVENTS = "stripe_events";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [STRIPE_EVENTS]: StripeEventsService;
  }
}

export class StripeEventsService extends MedusaService({
  StripeEvent,
  StripeReturnedPayment,
  StripeRefund,
  StripeDispute,
  StripeUnknownPayment,
  StripeLabelledPayment,
  StripeShop,
}) {}

export default Module(STRIPE_EVENTS, { service: StripeEventsService });
