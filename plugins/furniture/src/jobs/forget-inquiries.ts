import type { MedusaContainer } from "@medusajs/framework/types";
import { INQUIRIES } from "../modules/inquiries";

/** Deletes unconfirmed withdrawals, old spam and what was answered or handled long ago: there is no reason to keep their personal data. */
export default async function forgetInquiries(container: MedusaContainer): Promise<void> {
  await container.resolve(INQUIRIES).forget();
}

export const config = { name: "furniture-forget-inquiries", schedule: "17 * * * *" };
