import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readOptions, type StripeCheckoutOptions } from "./options";

const providers = z.object({
  providers: z.array(z.object({ resolve: z.unknown(), options: z.unknown() })),
});

/**
 * The options of the payment provider as this shop configured them: webhook and job use the very same account.
 * @throws MedusaError when the payment module has no stripe-checkout provider
 */
export function configuredOptions(container: MedusaContainer): StripeCheckoutOptions {
  const { modules } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE);
  const payment: unknown = modules?.[Modules.PAYMENT];
  const declared = providers.safeParse((payment as { options?: unknown } | undefined)?.options);
  const own = declared.data?.providers.find(
    ({ resolve }) => typeof resolve === "string" && resolve.endsWith("providers/stripe-checkout"),
  );
  if (own) return readOptions(own.options);
  throw new MedusaError(
    MedusaError.Types.INVALID_ARGUMENT,
    "The payment module has no provider @planke46/stripe-checkout/providers/stripe-checkout.",
  );
}
