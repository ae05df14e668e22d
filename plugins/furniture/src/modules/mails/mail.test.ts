import { expect, test } from "vitest";
import { isAboutNewOrder, isToStaff, isToWorkshop, MAIL_TEMPLATES, readSent, sentCopy } from "./mail";

const mail = {
  id: "fmail_1",
  messageId: "<fmail_1@planke46.example>",
  from: "a@shop.example",
  to: "anna@example.test",
  subject: "Betreff",
  html: "<p>Hallo</p>",
  text: "Hallo",
  attachments: [{ filename: "tisch.jpg", contentType: "image/jpeg", content: Buffer.alloc(9), cid: "tisch" }],
  headers: {},
};

test("what left is kept, and of its files the names alone", () => {
  expect(readSent(JSON.parse(sentCopy(mail)))).toEqual({
    to: "anna@example.test",
    from: "a@shop.example",
    subject: "Betreff",
    html: "<p>Hallo</p>",
    text: "Hallo",
    attachments: ["tisch.jpg"],
  });
});

test("signs that Postgres refuses do not keep a sent mail from being marked", () => {
  const copy = sentCopy({ ...mail, subject: "a\0b", text: "halb \ud83e" });
  expect(copy).not.toMatch(/\\u0000|\\ud83e/i);
  expect(readSent(JSON.parse(copy))?.subject).toBe("ab");
});

test.each([null, undefined, {}, { to: "a" }])("%j is no kept mail", (found) => {
  expect(readSent(found)).toBeUndefined();
});

test("these mails open the admin and are read by one member of staff, those go to the workshop, and all others to customers", () => {
  expect(MAIL_TEMPLATES.filter(isToStaff)).toEqual(["staff_invitation", "staff_password_reset"]);
  expect(MAIL_TEMPLATES.filter(isToWorkshop)).toEqual([
    "workshop_order",
    "workshop_order_changed",
    "workshop_address_changed",
    "workshop_message",
    "workshop_withdrawal",
    "workshop_origin_survey",
    "workshop_refund_failed",
  ]);
});

test("these mails wait for an order that is being placed, and are dropped where it was not", () => {
  expect(MAIL_TEMPLATES.filter(isAboutNewOrder)).toEqual([
    "order_confirmation",
    "reservation_confirmation",
    "bank_transfer_details",
    "workshop_order",
  ]);
});
