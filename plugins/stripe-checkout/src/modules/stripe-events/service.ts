import { MedusaService } from "@medusajs/framework/utils";
import { StripeEvent } from "./models/stripe-event";

export class StripeEventsService extends MedusaService({ StripeEvent }) {}
