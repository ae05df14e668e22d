import type { Run } from "../../core/database";

/** Deletes the mails about messages and withdrawals that are deleted: they say the same. */
export async function forgetInquiryMails(run: Run): Promise<void> {
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
