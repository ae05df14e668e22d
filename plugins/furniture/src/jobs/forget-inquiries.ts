import type { MedusaContainer } from "@medusajs/framework/types";
import { INQUIRIES } from "../modules/inquiries";
import type InquiriesService from "../modules/inquiries/service";

/** Deletes withdrawals that were never confirmed, and old spam: nobody has a reason to keep them. */
export default async function forgetInquiries(container: MedusaContainer): Promise<void> {
  await container.resolve<InquiriesService>(INQUIRIES).forget();
}

export const config = { name: "furniture-forget-inquiries", schedule: "17 * * * *" };
