import type { MedusaContainer } from "@medusajs/framework/types";
import { runSender } from "../domain/mails/queue-mail";

/** Sends what is due: retries, and what a process that has died left behind. */
export default async function sendMails(container: MedusaContainer): Promise<void> {
  await runSender(container);
}

export const config = { name: "furniture-send-mails", schedule: "* * * * *" };
