import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentRequestId, newJobId, runForRequest } from "../../core/request-id";
import { MAILS } from "../../modules/mails";
import type { MailRequest } from "../../modules/mails/mail";
import { composeMail } from "./compose";
import { sendDueMails } from "./send-due";

/**
 * Puts mails into the outbox: one insert, and nothing of those whose key is there. Sending is the sender's work, some
 * moments later and as often as it takes.
 */
export async function queueMail(container: MedusaContainer, ...mails: MailRequest[]): Promise<void> {
  await container.resolve(MAILS).outbox.queue(...mails);
  pokeSender(container);
}

/** The answer of the request that queued a mail goes first; of one order, both mails are sent together (ms). */
const LEAD_MS = 250;

let running: Promise<void> | undefined;
let again = false;
/** Orders placed for good, whose mails the sender may take. */
const placedOrders = new Set<string>();

interface Poke {
  /** What the sender works under. */
  id?: string | undefined;
  /** The mails of this order have waited for it to be placed, and need not any longer. */
  placedOrder?: string;
}

/**
 * Starts this process's sender and returns immediately: no request and no order waits for a mail. The sender handles
 * the mails of many requests, so it runs under its own id.
 */
export function pokeSender(container: MedusaContainer, { id = newJobId(), placedOrder }: Poke = {}): void {
  again = true;
  if (placedOrder) placedOrders.add(placedOrder);
  running ??= new Promise((done) => setTimeout(done, LEAD_MS))
    .then(() => runForRequest(id, () => sendUntilQuiet(container)))
    .finally(() => {
      running = undefined;
      if (again) pokeSender(container);
    });
}

/** Like {@link pokeSender}, for a job, which has the time to wait until the sender is done, and whose id it works under. */
export async function runSender(container: MedusaContainer): Promise<void> {
  pokeSender(container, { id: currentRequestId() });
  await running;
}

/** Sends until no poke is left: mails queued during a round may have been missed, so it runs another one. */
async function sendUntilQuiet(container: MedusaContainer): Promise<void> {
  const log = container.resolve(ContainerRegistrationKeys.LOGGER);
  const { outbox, transport } = container.resolve(MAILS);
  while (again) {
    again = false;
    const placed = [...placedOrders];
    placedOrders.clear();
    try {
      if (placed.length > 0) await outbox.wakeOrders(placed);
      await sendDueMails({ outbox, transport, log, compose: (mail) => composeMail(container, mail) });
    } catch (error) {
      // The outbox itself is out of reach; the job of the next minute tries again.
      log.error(`Mails wait in the outbox: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
  }
}
