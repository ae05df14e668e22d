import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "../core/database";
import { INQUIRIES } from "../modules/inquiries";

/** Deletes unconfirmed withdrawals, old spam and what was answered or handled long ago, with its mails: there is no reason to keep their personal data. */
export default async function forgetInquiries(container: MedusaContainer): Promise<void> {
  const inquiries = container.resolve(INQUIRIES);
  await inquiries.forget();
  await forgetInquiryMails(inquiries.run);
}

export const config = { name: "furniture-forget-inquiries", schedule: "17 * * * *" };

/** Deletes the mails about messages and withdrawals that are deleted: they say the same. */
async function forgetInquiryMails(run: Run): Promise<void> {
  // Their keys are `message:<id>:…` and `withdrawal:<id>:…`.
  await run(
    `delete from furniture_mail m
     where m.template in ('message_received', 'workshop_message', 'withdrawal_received', 'workshop_withdrawal')
       and m.status not in ('queued', 'sending')
       and not exists (select from furniture_message where id = split_part(m.key, ':', 2))
       and not exists (select from furniture_withdrawal where id = split_part(m.key, ':', 2))`,
    [],
  );
}
