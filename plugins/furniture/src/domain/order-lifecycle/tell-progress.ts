import type { MedusaContainer } from "@medusajs/framework/types";
import { oneByOne } from "../../core/one-by-one";
import { shopDay } from "../../core/shop-day";
import { ORDERS } from "../../modules/orders";
import { pickupsToRemind } from "../../modules/orders/pickups";
import { failedRefunds, offersEnding } from "../../modules/orders/untold";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { WORKSHOP } from "../../modules/workshop";
import { ordersBegun, ordersReady, promisesChanged } from "../../modules/workshop/news";
import { queueMail } from "../mails/queue-mail";
import { readAppointment } from "../orders/fulfilments";
import { tellOfForgottenDeliveries } from "./order-mails";
import { linkAddress } from "./payment-link";

/** An offer holds for thirty days; its customer is reminded when so many are left. */
const OFFER_REMINDER_DAYS = 5;

/**
 * Tells customers that their order is being built, that it is ready to be delivered, that another day is promised, that it was not picked
 * up, that their offer is ending, and of what left the workshop where a crash kept that from being told; and staff of refunds that failed;
 * each once. It reads the tables and follows no event: a crash loses no mail, and what staff take back at once sends none.
 */
export async function tellProgress(container: MedusaContainer): Promise<void> {
  await oneByOne(
    container,
    [
      tellBegun,
      tellReady,
      tellOfOtherDays,
      tellOfWaitingPickups,
      tellOfEndingOffers,
      tellOfFailedRefunds,
      tellOfForgottenDeliveries,
    ],
    ({ name }) => `What ${name} does`,
    (tell) => tell(container),
  );
}

async function tellBegun(container: MedusaContainer): Promise<void> {
  for (const { order_id, day } of await ordersBegun(container.resolve(WORKSHOP).run))
    await queueMail(container, {
      template: "work_begun",
      key: `work_begun:${order_id}`,
      order_id,
      data: { day },
    });
}

async function tellReady(container: MedusaContainer): Promise<void> {
  for (const { order_id, lines } of await ordersReady(container.resolve(WORKSHOP).run))
    await queueMail(container, {
      template: "ready_for_delivery",
      key: `ready_for_delivery:${order_id}`,
      order_id,
      data: { lines },
    });
}

async function tellOfOtherDays(container: MedusaContainer): Promise<void> {
  const changed = await promisesChanged(container.resolve(WORKSHOP).run);
  for (const { id, order_id, day, reason } of changed)
    await queueMail(container, {
      template: "promise_changed",
      key: `promise_changed:${id}`,
      order_id,
      data: { day, reason },
    });
}

async function tellOfWaitingPickups(container: MedusaContainer): Promise<void> {
  for (const { id, order_id, lines, appointment } of await pickupsToRemind(container.resolve(ORDERS).run))
    await queueMail(container, {
      template: "pickup_reminder",
      key: `pickup_reminder:${id}`,
      order_id,
      data: { lines, appointment: readAppointment(appointment) },
    });
}

async function tellOfEndingOffers(container: MedusaContainer): Promise<void> {
  const ending = await offersEnding(container.resolve(ORDERS).run, OFFER_REMINDER_DAYS);
  const { storefrontUrl } = await shopDetails(container);
  for (const { id, order_id, token, amount, expires_at } of ending) {
    await queueMail(container, {
      template: "offer_ending",
      key: `offer_ending:${id}`,
      order_id,
      data: { url: linkAddress(storefrontUrl, token), amount, last_day: shopDay(new Date(expires_at)) },
    });
  }
}

async function tellOfFailedRefunds(container: MedusaContainer): Promise<void> {
  for (const { id, order_id, detail } of await failedRefunds(container.resolve(ORDERS).run)) {
    await queueMail(container, {
      template: "workshop_refund_failed",
      key: `workshop_refund_failed:${id}`,
      ...(order_id && { order_id }),
      data: { detail },
    });
  }
}
