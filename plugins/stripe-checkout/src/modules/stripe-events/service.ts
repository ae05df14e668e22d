import { MedusaService } from "@medusajs/framework/utils";
import { StripeReturnedPayment } from "./models/returned-payment";
import { StripeEvent } from "./models/stripe-event";

export class StripeEventsService extends MedusaService({ StripeEvent, StripeReturnedPayment }) {}
