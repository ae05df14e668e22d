import { expect, test } from "vitest";
import { currentRequestId, runForRequest } from "../../core/request-id";
import type { TakenMail } from "../../modules/mails/mail";
import { pauseAfter, type SenderParts, sendDueMails } from "./send-due";

const REQUEST = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

test("lines about a mail have the id of who queued it; without one, of the sender's own run", async () => {
  const due = [{ request_id: REQUEST }, {}, { request_id: "anna@example.test" }].map(
    (data, index) =>
      ({ id: `fmail_${index}`, template: "refund", data, attempts: 1 }) as unknown as TakenMail,
  );
  const ids: (string | undefined)[] = [];
  const parts = {
    outbox: { takeDue: async () => due.shift(), markDropped: async () => {} },
    compose: async () => ({ drop: "nobody waits for it" }),
    log: { info: () => ids.push(currentRequestId()), warn: () => {} },
  } as unknown as SenderParts;
  await runForRequest("job-of-the-sender", () => sendDueMails(parts));
  expect(ids).toEqual([REQUEST, "job-of-the-sender", "job-of-the-sender"]);
});

test("each pause is twice as long as the one before, up to half an hour", () => {
  const longest = (attempts: number) => pauseAfter(attempts, () => 1);
  expect([1, 2, 3, 7, 50].map(longest)).toEqual([30, 60, 120, 1800, 1800]);
});

test("chance shortens a pause by up to a half", () => {
  expect(pauseAfter(1, () => 0)).toBe(15);
});
