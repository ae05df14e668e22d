import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** The member of staff who asks, for the record. */
export function staffOf(request: MedusaRequest): string | null {
  return (request as AuthenticatedMedusaRequest).auth_context?.actor_id ?? null;
}

/** Answers what became of a deed: 404 for an unknown entry, 400 for one that staff have dealt with. */
export function answerDeed(response: MedusaResponse, outcome: string): void {
  if (outcome === "unknown") refuse(response, 404, "not_found", "There is no such entry.");
  else if (outcome === "dealt_with") refuse(response, 400, "dealt_with", "Somebody has dealt with this.");
  else response.json({ outcome });
}

function refuse(response: MedusaResponse, status: number, code: string, message: string): void {
  response.status(status).json({ type: code, message, issues: [{ path: "", message, code }] });
}
