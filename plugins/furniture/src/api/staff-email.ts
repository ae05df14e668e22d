import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";

/** The e-mail of the member of staff who asks; null for a secret key, which is nobody's. */
export async function staffEmail(request: AuthenticatedMedusaRequest): Promise<string | null> {
  const { actor_id, actor_type } = request.auth_context;
  if (actor_type !== "user") return null;
  const [user] = await request.scope
    .resolve(Modules.USER)
    .listUsers({ id: [actor_id] }, { select: ["email"] });
  return user?.email ?? null;
}
