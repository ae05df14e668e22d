import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { type StaffRefusal, staffWords } from "../../../staff/words";
import { configuredOptions, stripeClient } from "../../../stripe/client";
import { isOfStripe } from "../../../stripe/failure";

/** The member of staff who asks, for the record. */
export function staffOf(request: MedusaRequest): string | null {
  return (request as AuthenticatedMedusaRequest).auth_context?.actor_id ?? null;
}

/**
 * Does a deed and answers what became of it: 404 for an unknown entry, 400 for one that staff have dealt with or that stands against it, 502 for one
 * that the payment provider did not carry out. Throws what failed otherwise: the provider may have done its part by then.
 */
export async function answerDeed(
  request: MedusaRequest,
  response: MedusaResponse,
  deed: () => Promise<string>,
): Promise<void> {
  const refuse = (status: number, code: StaffRefusal, params: Record<string, unknown> = {}): void => {
    const message = staffWords(request.headers["accept-language"])[code](params);
    response.status(status).json({ type: code, message, issues: [{ path: "", message, code, params }] });
  };
  try {
    const outcome = await deed();
    if (outcome === "unknown") refuse(404, "not_found");
    else if (isRefusal(outcome)) refuse(400, outcome);
    else response.json({ outcome });
  } catch (error) {
    const reason = messageOf(error);
    if (!isOfStripe(reason)) throw error;
    const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`${request.method} ${request.path} failed: ${reason}`);
    refuse(502, "provider_failed", { reason });
  }
}

/** A route by which staff do something about the entry that its path names. */
export function deedRoute(
  deed: (container: MedusaContainer, stripe: Stripe, id: string, staff: string | null) => Promise<string>,
): (request: MedusaRequest, response: MedusaResponse) => Promise<void> {
  return async (request, response) => {
    const stripe = stripeClient(configuredOptions(request.scope));
    const { id = "" } = request.params;
    await answerDeed(request, response, () => deed(request.scope, stripe, id, staffOf(request)));
  };
}

function isRefusal(outcome: string): outcome is "dealt_with" | "not_cancellable" | "disputed" {
  return ["dealt_with", "not_cancellable", "disputed"].includes(outcome);
}

/** Workflow engines hand errors on as plain objects. */
function messageOf(error: unknown): string {
  const isTold = typeof error === "object" && error !== null && "message" in error;
  return String(isTold ? error.message : error);
}
