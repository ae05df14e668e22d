import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";

/** The e-mail of the member of staff who asks; API keys have none and are named by their id. */
export async function staffName(request: AuthenticatedMedusaRequest): Promise<string> {
  const id = request.auth_context.actor_id;
  const [user] = await request.scope.resolve(Modules.USER).listUsers({ id: [id] }, { take: 1 });
  return user?.email ?? id;
}
