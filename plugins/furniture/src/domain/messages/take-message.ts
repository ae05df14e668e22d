import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { INQUIRIES } from "../../modules/inquiries";
import type { NewMessage } from "../../modules/inquiries/rows";
import { queueMessageMails } from "./message-mails";

/** Stores a message and queues its mails; spam is stored only. Once it is stored, nothing makes it fail any more. */
export async function takeMessage(container: MedusaContainer, message: NewMessage): Promise<void> {
  const kept = await container.resolve(INQUIRIES).keepMessage(message);
  if (!kept || kept.spam) return;
  try {
    await queueMessageMails(container, kept);
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    container.resolve(ContainerRegistrationKeys.LOGGER).error("A message waits for its mails", reason);
  }
}
