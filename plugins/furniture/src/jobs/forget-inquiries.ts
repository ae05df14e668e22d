import type { MedusaContainer } from "@medusajs/framework/types";
import { INQUIRIES } from "../modules/inquiries";
import type InquiriesService from "../modules/inquiries/service";

/** Deletes unconfirmed withdrawals and old spam: there is no reason to keep their personal data. */
export default async function forgetInquiries(container: MedusaContainer): Promise<void> {
  await container.resolve<InquiriesService>(INQUIRIES).forget();
}

export const config = { name: "furniture-forget-inquiries", schedule: "17 * * * *" };
