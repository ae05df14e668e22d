import { z } from "zod";
import { expand, flag, metadata, text, wholeNumber } from "./parameters";

const MAX_LINES = 100;

const productData = z.strictObject({
  name: z.string().min(1).max(250),
  description: text.optional(),
  images: z.array(z.url()).max(8).optional(),
  metadata,
  tax_code: z.string().optional(),
});

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency: z
      .string()
      .regex(/^[a-zA-Z]{3}$/, "must be a three-letter currency code")
      .transform((code) => code.toLowerCase()),
    product_data: productData,
    unit_amount: wholeNumber.min(0, "must be greater than or equal to 0").max(99_999_999),
    tax_behavior: z.enum(["inclusive", "exclusive", "unspecified"]).optional(),
  }),
  quantity: wholeNumber.min(1),
  metadata,
});

const paymentIntentData = z.strictObject({
  capture_method: z.enum(["automatic", "automatic_async", "manual"]).optional(),
  description: text.optional(),
  metadata,
  receipt_email: z.email().optional(),
});

/** Parameters of `POST /v1/checkout/sessions` that the sandbox knows; Stripe has more, for other modes. */
export const checkoutSessionParameters = z.strictObject({
  mode: z.literal("payment", "the sandbox supports the mode payment"),
  line_items: z.array(lineItem).min(1).max(MAX_LINES),
  success_url: z.url("Not a valid URL"),
  cancel_url: z.url("Not a valid URL").optional(),
  ui_mode: z.literal("hosted_page", "the sandbox supports the hosted page").optional(),
  locale: z.string().min(2).max(6).optional(),
  customer_email: z.email("Invalid email address").optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata,
  payment_intent_data: paymentIntentData.optional(),
  payment_method_types: z.array(z.enum(["card", "paypal"])).optional(),
  submit_type: z.enum(["auto", "pay", "book", "donate"]).optional(),
  expires_at: wholeNumber.optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  phone_number_collection: z.strictObject({ enabled: flag }).optional(),
  expand,
});

export type CheckoutSessionParameters = z.infer<typeof checkoutSessionParameters>;
