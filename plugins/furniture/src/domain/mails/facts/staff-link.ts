import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { TakenMail } from "../../../modules/mails/mail";

const invitation = z.object({ invite_id: z.string() });
const reset = z.object({ token: z.string() });
const claims = z.object({ exp: z.number() });

/**
 * Where a mail to a member of staff leads, from the admin's address on; undefined once that is over. The key of an invitation stays
 * with Medusa and is read when the mail leaves; that of a new password is told once only, so the mail itself has it until then.
 */
export async function staffLink(
  container: MedusaContainer,
  { template, data }: Pick<TakenMail, "template" | "data">,
): Promise<string | undefined> {
  if (template === "staff_password_reset") {
    const token = reset.safeParse(data).data?.token;
    return token && endOf(token) > Date.now() ? `/reset-password?token=${token}` : undefined;
  }
  const id = invitation.safeParse(data).data?.invite_id;
  if (!id) return undefined;
  const [invite] = await container.resolve(Modules.USER).listInvites({ id }, { take: 1 });
  const holds = invite && !invite.accepted && new Date(invite.expires_at).getTime() > Date.now();
  return holds ? `/invite?token=${invite.token}` : undefined;
}

/** When a token of Medusa's ends, as it says itself, milliseconds; 0 for what is none. */
function endOf(token: string): number {
  try {
    const said: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    return claims.parse(said).exp * 1000;
  } catch {
    return 0;
  }
}
