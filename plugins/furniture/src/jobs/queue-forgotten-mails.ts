import type { MedusaContainer } from "@medusajs/framework/types";
import { queueForgottenMails } from "../domain/reconciliation/forgotten-mails";

/** Mails that were never asked for, because the process ended in between, are. */
export default async function queueForgotten(container: MedusaContainer): Promise<void> {
  await queueForgottenMails(container);
}

export const config = { name: "furniture-queue-forgotten-mails", schedule: "*/10 * * * *" };
