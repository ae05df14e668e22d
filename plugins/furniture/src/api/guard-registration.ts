import type { MedusaRequestHandler } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../core/refusal/refusal";

const body = z.object({ email: z.string() });

/**
 * Only an invited address may register for the admin: otherwise anybody could take a colleague's address before the invitation, which the colleague
 * could then never accept. A login whose invitation is still open gives way to the next one: the key of the
 * invitation is what proves the address, and Medusa's page sends it only after the registration.
 */
export const guardRegistration: MedusaRequestHandler = async (
  { scope, params, body: given },
  _response,
  next,
) => {
  // Whether customers have accounts is for the application to say (`authMethodsPerActor`).
  if (params.actor_type === "customer") return next();
  const email = body.safeParse(given).data?.email;
  if (params.actor_type !== "user" || !email || !(await isInvited(scope, email))) throw notInvited();
  await removeUnclaimed(scope, params.auth_provider ?? "", email);
  next();
};

/** Medusa would make a member of staff of everybody whom a provider of logins knows, without an invitation. */
export async function refuseAccountWithoutInvitation(): Promise<void> {
  throw notInvited();
}

async function isInvited(container: MedusaContainer, email: string): Promise<boolean> {
  const wanted = email.toLowerCase();
  const invites = await container
    .resolve(Modules.USER)
    .listInvites({}, { select: ["email", "accepted", "expires_at"], take: null });
  return invites.some(
    (invite) =>
      !invite.accepted && invite.email.toLowerCase() === wanted && new Date(invite.expires_at) > new Date(),
  );
}

/** Deletes the login of an address that no member of staff has. */
async function removeUnclaimed(container: MedusaContainer, provider: string, email: string): Promise<void> {
  const logins = container.resolve(Modules.AUTH);
  const found = await logins.listProviderIdentities(
    { provider, entity_id: email },
    { relations: ["auth_identity"] },
  );
  const unclaimed = found.flatMap(({ auth_identity }) =>
    auth_identity && !Object.values(auth_identity.app_metadata ?? {}).some(Boolean) ? auth_identity.id : [],
  );
  if (unclaimed.length > 0) await logins.deleteAuthIdentities(unclaimed);
}

function notInvited(): Refusal {
  const message =
    "Für diese E-Mail-Adresse gibt es keine gültige Einladung. Wer schon im Admin arbeitet, lädt dich unter „Einstellungen“, „Benutzer“ ein.";
  return Refusal.single("email", message, "not_invited");
}
