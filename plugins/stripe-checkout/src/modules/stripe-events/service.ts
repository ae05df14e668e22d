import { MedusaService } from "@medusajs/framework/utils";
import { StripeDispute } from "./models/dispute";
import { StripeLabelledPayment } from "./models/labelled-payment";
import { StripeRefund } from "./models/refund";
import { StripeReturnedPayment } from "./models/returned-payment";
import { StripeShop } from "./models/shop";
import { StripeEvent } from "./models/stripe-event";
import { StripeUnknownPayment } from "./models/unknown-payment";

export class StripeEventsService extends MedusaService({
  StripeEvent,
  StripeReturnedPayment,
  StripeRefund,
  StripeDispute,
  StripeUnknownPayment,
  StripeLabelledPayment,
  StripeShop,
}) {}
