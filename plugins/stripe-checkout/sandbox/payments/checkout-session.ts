import type Stripe from "stripe";
import type { CheckoutSessionParameters } from "../api/checkout-session-parameters";
import { invalidRequest } from "../api/errors";
import { newId, seconds } from "../identifiers";
import type { MethodType, SessionRecord } from "../store/records";

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;
/** Stripe's smallest charge in EUR cents; the sandbox takes it for every currency. */
const SMALLEST_AMOUNT = 50;

/**
 * A new open session.
 * @param accepted methods of payment that the account takes
 * @throws ApiError for amounts and times that Stripe refuses, and when no method of payment is left
 */
export function newSession(
  parameters: CheckoutSessionParameters,
  baseUrl: string,
  accepted: readonly MethodType[],
): SessionRecord {
  const created = seconds();
  const id = newId("cs_test_a1", 56);
  const lineItems = parameters.line_items.map(newLineItem);
  const amount = lineItems.reduce((sum, line) => sum + line.amount_total, 0);
  checkAmount(lineItems, amount);
  return {
    session: sessionObject(parameters, {
      id,
      created,
      amount,
      expiresAt: expiry(parameters.expires_at, created),
      currency: lineItems[0]?.currency ?? "eur",
      url: `${baseUrl}/c/pay/${id}`,
      methods: methodsOf(parameters, accepted),
    }),
    lineItems,
    intent: {
      captureMethod: parameters.payment_intent_data?.capture_method === "manual" ? "manual" : "automatic",
      metadata: parameters.payment_intent_data?.metadata ?? {},
      description: parameters.payment_intent_data?.description ?? null,
      receiptEmail: parameters.payment_intent_data?.receipt_email ?? null,
    },
    authenticating: null,
    paidByForm: null,
  };
}

/** What the account takes, without what the session does not allow. */
function methodsOf(
  {
    allowed_payment_method_types: allowed,
    excluded_payment_method_types: excluded,
  }: CheckoutSessionParameters,
  accepted: readonly MethodType[],
): MethodType[] {
  const methods = accepted.filter(
    (method) => (!allowed || allowed.includes(method)) && !excluded?.includes(method),
  );
  if (methods.length > 0) return methods;
  throw invalidRequest(
    "No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods).",
  );
}

function checkAmount(lineItems: Stripe.LineItem[], amount: number): void {
  if (new Set(lineItems.map((line) => line.currency)).size > 1) {
    throw invalidRequest("All prices on a Checkout Session must have the same currency.", {
      param: "line_items",
    });
  }
  if (amount < SMALLEST_AMOUNT) {
    throw invalidRequest("The Checkout Session's total amount due must add up to at least €0.50 eur", {
      code: "amount_too_small",
    });
  }
}

function expiry(wished: number | undefined, created: number): number {
  if (wished === undefined) return created + DAY;
  if (wished < created + HALF_HOUR) {
    throw invalidRequest(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      { param: "expires_at" },
    );
  }
  if (wished > created + DAY) {
    throw invalidRequest(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      { param: "expires_at" },
    );
  }
  return wished;
}

function newLineItem(line: CheckoutSessionParameters["line_items"][number]): Stripe.LineItem {
  const { currency, product_data, unit_amount, tax_behavior } = line.price_data;
  const amount = unit_amount * line.quantity;
  return {
    id: newId("li_1"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: product_data.name,
    metadata: line.metadata,
    price: {
      id: newId("price_1"),
      object: "price",
      active: false,
      billing_scheme: "per_unit",
      created: seconds(),
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: product_data.description ?? null,
      product: newId("prod_", 14),
      recurring: null,
      tax_behavior: tax_behavior ?? "unspecified",
      tiers_mode: null,
      transform_quantity: null,
      type: "one_time",
      unit_amount,
      unit_amount_decimal: null,
    },
    quantity: line.quantity,
  };
}

/** Without it Stripe answers that no invoice is made; the sandbox notes the wish and makes none. */
function invoiceCreation(
  wish: CheckoutSessionParameters["invoice_creation"],
): Stripe.Checkout.Session.InvoiceCreation {
  const data = wish?.invoice_data;
  return {
    enabled: wish?.enabled ?? false,
    invoice_data: {
      account_tax_ids: data?.account_tax_ids ?? null,
      custom_fields: data?.custom_fields ?? null,
      description: data?.description ?? null,
      footer: data?.footer ?? null,
      issuer: null,
      metadata: data?.metadata ?? {},
      rendering_options: data?.rendering_options
        ? {
            amount_tax_display: data.rendering_options.amount_tax_display ?? null,
            template: data.rendering_options.template ?? null,
          }
        : null,
    },
  };
}

interface Facts {
  id: string;
  created: number;
  amount: number;
  expiresAt: number;
  currency: string;
  url: string;
  methods: MethodType[];
}

function sessionObject(parameters: CheckoutSessionParameters, facts: Facts): Stripe.Checkout.Session {
  return {
    id: facts.id,
    object: "checkout.session",
    adaptive_pricing: { enabled: parameters.adaptive_pricing?.enabled ?? false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount_subtotal: facts.amount,
    amount_total: facts.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: parameters.billing_address_collection ?? null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: facts.created,
    currency: facts.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: parameters.custom_text?.after_submit ?? null,
      shipping_address: parameters.custom_text?.shipping_address ?? null,
      submit: parameters.custom_text?.submit ?? null,
      terms_of_service_acceptance: parameters.custom_text?.terms_of_service_acceptance ?? null,
    },
    customer: null,
    customer_account: null,
    customer_creation: parameters.customer_creation ?? "if_required",
    customer_details: null,
    customer_email: parameters.customer_email ?? null,
    discounts: [],
    ...(parameters.excluded_payment_method_types && {
      excluded_payment_method_types: parameters.excluded_payment_method_types,
    }),
    expires_at: facts.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: invoiceCreation(parameters.invoice_creation),
    livemode: false,
    locale: parameters.locale ?? null,
    managed_payments: null,
    metadata: parameters.metadata,
    mode: "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: facts.methods,
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: parameters.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: parameters.submit_type ?? null,
    subscription: null,
    success_url: parameters.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: facts.url,
    wallet_options: null,
  };
}
