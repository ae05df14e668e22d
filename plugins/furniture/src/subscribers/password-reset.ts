import { createHash } from "node:crypto";
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { queueMail } from "../domain/mails/queue-mail";

/** `entity_id` is the e-mail address. */
const wanted = z.object({ entity_id: z.email(), actor_type: z.string(), token: z.string() });

/** A member of staff wants a new password. Customers have no login in this shop. */
async function sendLink({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { entity_id, actor_type, token } = wanted.parse(event.data);
  if (actor_type !== "user") return;
  await queueMail(container, {
    template: "staff_password_reset",
    key: `staff_password_reset:${createHash("sha256").update(token).digest("hex")}`,
    to: entity_id,
    // Medusa tells it this once; the outbox forgets it when the mail has left or its time is over.
    data: { token },
  });
}

export default forRequestOfEvent(sendLink);

export const config: SubscriberConfig = { event: "auth.password_reset" };
