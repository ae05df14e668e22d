import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows";

/** Creates the first staff login; a login that exists keeps its password. */
export async function seedStaff(container: MedusaContainer, email: string, password: string): Promise<void> {
  const [existing] = await container.resolve(Modules.USER).listUsers({ email });
  if (existing) return;
  const { authIdentity, error } = await container.resolve(Modules.AUTH).register("emailpass", {
    body: { email, password },
  });
  if (!authIdentity) throw new Error(`The staff login ${email} could not be created: ${error}`);
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email } },
  });
}
