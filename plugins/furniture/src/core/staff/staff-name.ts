import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { asciiEmail } from "@planke46/furniture-rules";

/** The e-mail of the signed-in member of staff; null for a secret API key, which belongs to no person. */
export async function staffEmail(request: AuthenticatedMedusaRequest): Promise<string | null> {
  const { actor_id, actor_type } = request.auth_context;
  if (actor_type !== "user") return null;
  const [user] = await request.scope
    .resolve(Modules.USER)
    .listUsers({ id: [actor_id] }, { select: ["email"] });
  return user?.email ?? null;
}

/** The same for what needs a name: an API key is named by its id. */
export async function staffName(request: AuthenticatedMedusaRequest): Promise<string> {
  return (await staffEmail(request)) ?? request.auth_context.actor_id;
}

/** Which part of a list staff want to see. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};

/** Longer than any name, street or code. */
const MOST_LETTERS = 100;

/** Names are kept composed, and addresses in ASCII. */
const asKept = (typed: string) => asciiEmail(typed.normalize("NFC"));

/** What staff type to find an order, and what belongs to it. */
export const namedField = z
  .string()
  .trim()
  .max(MOST_LETTERS, `Bitte höchstens ${MOST_LETTERS} Zeichen`)
  .transform(asKept)
  .optional();
