import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createUserAccountWorkflow, setAuthAppMetadataWorkflow } from "@medusajs/medusa/core-flows";

const PROVIDER = "emailpass";

/**
 * Creates the first staff login. One that exists keeps its password, and one that staff have removed stays removed. What a crash has interrupted
 * is completed.
 */
export async function seedStaff(container: MedusaContainer, email: string, password: string): Promise<void> {
  const known = await container.resolve(Modules.USER).listUsers({ email }, { withDeleted: true });
  const user = known.find(({ deleted_at }) => !deleted_at);
  if (user) return letSignIn(container, user.id, email);
  if (known.length > 0) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    return logger.info("The first staff login was removed and is not made again");
  }
  // Medusa answers the identity of an attempt that was interrupted.
  const { authIdentity, error } = await container
    .resolve(Modules.AUTH)
    .register(PROVIDER, { body: { email, password } });
  if (!authIdentity) throw new Error(`The staff login ${email} could not be created: ${error}`);
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email } },
  });
}

/** Medusa makes a user and then allows the identity to sign in as that user. */
async function letSignIn(container: MedusaContainer, userId: string, email: string): Promise<void> {
  const [found] = await container
    .resolve(Modules.AUTH)
    .listProviderIdentities({ provider: PROVIDER, entity_id: email }, { relations: ["auth_identity"] });
  const identity = found?.auth_identity;
  if (!identity || identity.app_metadata?.user_id) return;
  await setAuthAppMetadataWorkflow(container).run({
    input: { authIdentityId: identity.id, actorType: "user", value: userId },
  });
}
