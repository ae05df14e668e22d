import type { MedusaContainer } from "@medusajs/framework/types";
import { queueForgottenOrderMails } from "../domain/order-lifecycle/order-mails";

/** An order whose mails were never asked for, because the process ended in between, gets them. */
export default async function queueForgottenMails(container: MedusaContainer): Promise<void> {
  await queueForgottenOrderMails(container);
}

export const config = { name: "furniture-queue-forgotten-mails", schedule: "*/10 * * * *" };
