import { createHash } from "node:crypto";
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { Modules } from "@medusajs/framework/utils";
import { forRequestOfEvent } from "../core/request-id";
import { queueMail } from "../domain/mails/queue-mail";

/** An invitation into the admin, or a new one, is mailed as a link. The mail asks Medusa for its key when it leaves. */
async function invite({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const [found] = await container.resolve(Modules.USER).listInvites({ id: event.data.id }, { take: 1 });
  if (!found || found.accepted) return;
  // Inviting again makes another key.
  const mark = createHash("sha256").update(found.token).digest("hex").slice(0, 16);
  await queueMail(container, {
    template: "staff_invitation",
    key: `staff_invitation:${found.id}:${mark}`,
    to: found.email,
    data: { invite_id: found.id },
  });
}

export default forRequestOfEvent(invite);

export const config: SubscriberConfig = { event: ["invite.created", "invite.resent"] };
