import type { MedusaContainer } from "@medusajs/framework/types";
import { MAILS } from "../../modules/mails";
import { queueMail } from "../mails/queue-mail";
import type { Matter } from "./matters";

/** Mails a customer whose announced refund failed, once for each such refund. */
export async function tellFailedRefunds(
  container: MedusaContainer,
  matters: readonly Matter[],
): Promise<void> {
  for (const { kind, id, order_id, refund_id, amount, refund_amount } of matters) {
    if (kind !== "refund_failed" || !order_id || !refund_id) continue;
    const [promised] = await container
      .resolve(MAILS)
      .listFurnitureMails({ key: `refund:${refund_id}` }, { take: 1 });
    if (!promised) continue;
    await queueMail(container, {
      template: "refund_failed",
      key: `refund_failed:${id}`,
      order_id,
      // The sum that was announced, also where the order owes less of it by now.
      data: { amount: refund_amount ?? amount },
    });
  }
}
