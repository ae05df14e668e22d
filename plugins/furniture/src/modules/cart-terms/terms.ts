import { z } from "@medusajs/framework/zod";

export const PAYMENT_METHODS = ["card", "bank_transfer"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const terms = z.strictObject({
  shipping: z.enum(["delivery", "pickup"], "must be delivery or pickup"),
  express_build: z.boolean("must be true or false"),
  /** Delivery outside Germany is quoted by hand: the order is a reservation without payment. */
  outside_germany: z.boolean("must be true or false"),
  /** Consent to the data-protection statement. */
  data_security: z.boolean("must be true or false"),
  /** How the shopper wishes to pay; a transfer counts only while the shop's settings offer it. */
  payment_method: z.enum(PAYMENT_METHODS, "must be card or bank_transfer"),
});

/** What a shopper chooses for the whole cart. */
export interface CartTerms extends z.infer<typeof terms> {
  /** The voucher the shopper entered, whether or not it can still be redeemed. */
  voucher_code: string | null;
}

export const UNTOUCHED_TERMS: Readonly<CartTerms> = {
  shipping: "delivery",
  express_build: false,
  outside_germany: false,
  data_security: false,
  voucher_code: null,
  payment_method: "card",
};

/** A change of terms; what is left out stays unchanged. The voucher has its own route. */
export const termsBody = terms.partial();

export type TermsChange = z.infer<typeof termsBody>;

/** Vouchers as they were written down when their shopper was sent to pay. */
export const agreedVouchers = z.object({
  voucher_code: z.string().nullable(),
  vouchers: z.array(
    z.object({
      code: z.string(),
      promotionId: z.string(),
      worth: z.number(),
      plain: z.boolean(),
      bankTransfer: z.boolean(),
      claims: z.array(z.object({ id: z.string(), limit: z.number() })),
    }),
  ),
});
export type AgreedVouchers = z.infer<typeof agreedVouchers>;
