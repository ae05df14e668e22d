import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";

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
