import type { MedusaContainer } from "@medusajs/framework/types";
import { forgetInquiryMails } from "../domain/customer-data/inquiry-mails";
import { INQUIRIES } from "../modules/inquiries";

/** Deletes unconfirmed withdrawals, old spam and what was answered or handled long ago, with its mails: there is no reason to keep their personal data. */
export default async function forgetInquiries(container: MedusaContainer): Promise<void> {
  const inquiries = container.resolve(INQUIRIES);
  await inquiries.forget();
  await forgetInquiryMails(inquiries.run);
}

export const config = { name: "furniture-forget-inquiries", schedule: "17 * * * *" };
