import { z } from "zod";
import { METHOD_TYPES } from "../store/records";
import { expand, flag, metadata, metadataChanges, text, webAddress, wholeNumber } from "./parameters";

/** The languages of Stripe's Checkout page, and `auto`. */
const LOCALES = [
  "auto",
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "en-GB",
  "es",
  "es-419",
  "et",
  "fi",
  "fil",
  "fr",
  "fr-CA",
  "hi-IN",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lt",
  "lv",
  "ms",
  "mt",
  "nb",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "ro",
  "ru",
  "sk",
  "sl",
  "sv",
  "th",
  "tr",
  "vi",
  "zh",
  "zh-HK",
  "zh-TW",
] as const;

const MAX_LINES = 100;
const MAX_CUSTOM_TEXT = 1200;

const productData = z.strictObject({
  name: z.string().min(1).max(250),
  description: text.optional(),
  images: z.array(webAddress).max(8).optional(),
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
  statement_descriptor: z.string().max(22).optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
});

const customText = z.strictObject({ message: z.string().min(1).max(MAX_CUSTOM_TEXT) });

const invoiceData = z.strictObject({
  account_tax_ids: z.array(z.string()).optional(),
  custom_fields: z
    .array(z.strictObject({ name: z.string().max(40), value: z.string().max(140) }))
    .max(4)
    .optional(),
  description: text.optional(),
  footer: text.optional(),
  metadata,
  rendering_options: z
    .strictObject({
      amount_tax_display: z.enum(["exclude_tax", "include_inclusive_tax"]).optional(),
      template: z.string().optional(),
    })
    .optional(),
});

const methodTypes = z
  .array(z.enum(METHOD_TYPES, `the sandbox plays ${METHOD_TYPES.join(", ")}`))
  .min(1)
  .refine((types) => new Set(types).size === types.length, "must not name a type twice")
  .optional();

/** Parameters of `POST /v1/checkout/sessions` that the sandbox knows; Stripe has more, for other modes. */
export const checkoutSessionParameters = z.strictObject({
  mode: z.literal("payment", "the sandbox supports the mode payment"),
  line_items: z.array(lineItem).min(1).max(MAX_LINES),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  ui_mode: z.literal("hosted_page", "the sandbox supports the hosted page").optional(),
  locale: z.enum(LOCALES, `must be one of ${LOCALES.join(", ")}`).optional(),
  customer_email: z.email("Invalid email address").optional(),
  client_reference_id: z.string().max(200).optional(),
  custom_text: z
    .strictObject({
      after_submit: customText.optional(),
      shipping_address: customText.optional(),
      submit: customText.optional(),
      terms_of_service_acceptance: customText.optional(),
    })
    .optional(),
  invoice_creation: z.strictObject({ enabled: flag, invoice_data: invoiceData.optional() }).optional(),
  metadata,
  payment_intent_data: paymentIntentData.optional(),
  /** A filter of what the account takes; the list of versions before Endive, `payment_method_types`, is gone. */
  allowed_payment_method_types: methodTypes,
  excluded_payment_method_types: methodTypes,
  submit_type: z.enum(["auto", "pay", "book", "donate"]).optional(),
  expires_at: wholeNumber.optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  phone_number_collection: z.strictObject({ enabled: flag }).optional(),
  expand,
});

export type CheckoutSessionParameters = z.infer<typeof checkoutSessionParameters>;

/** What of a session can be changed after it was made. */
export const checkoutSessionChanges = z.strictObject({ metadata: metadataChanges, expand });
