import { expect, test } from "vitest";
import { readSent, sentCopy } from "./mail";

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
