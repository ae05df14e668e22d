import { expect, test } from "vitest";
import { inDays } from "../../../tests/shopper/days";
import { admin, rows } from "../../../tests/shopper/shop";
import { transferredOrder } from "./staff-deeds";

test("a withdrawal by letter is entered though its mails cannot be queued at once: staff are not told that nothing was done, and the mails follow", async () => {
  const { id } = await transferredOrder();
  const name = `no_room_${id.toLowerCase()}`;
  await rows(
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if new.template like '%withdrawal%' and new.data ->> 'order_number' = (select display_id::text from "order" where id = '${id}')
       then raise exception 'no room'; end if; return new; end $$`,
  );
  await rows(
    `create trigger ${name} before insert on furniture_mail for each row execute function ${name}()`,
  );
  try {
    const path = `/furniture/orders/${id}/withdrawals`;
    const { status, body } = await admin("POST", path, { received_on: inDays(0) });
    expect([status, body.order?.withdrawn]).toEqual([200, true]);
  } finally {
    await rows(`drop function ${name}() cascade`);
  }
  const mails = () =>
    rows(
      `select m.template from furniture_mail m join furniture_withdrawal w on m.key like 'withdrawal:' || w.id || ':%'
        where w.order_id = $1`,
      id,
    );
  await expect.poll(mails, { timeout: 90_000 }).toHaveLength(2);
});
