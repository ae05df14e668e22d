import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, test } from "vitest";
import { asciiContact, composed, composeTexts } from "./request-texts";

const NAME = "Nguyễn Thị Đặng";

function passed(middleware: typeof composeTexts, body: unknown): unknown {
  const request = { body } as MedusaRequest;
  let hasGoneOn = false;
  middleware(request, {} as MedusaResponse, () => {
    hasGoneOn = true;
  });
  return hasGoneOn && request.body;
}

test("a name is kept in one form, whichever keyboard it was typed on", () => {
  const split = NAME.normalize("NFD");
  expect(split).not.toBe(NAME);
  const body = { shipping_address: { last_name: split }, codes: [split], own_bill: true, metadata: null };
  const whole = { shipping_address: { last_name: NAME }, codes: [NAME], own_bill: true, metadata: null };
  expect(passed(composeTexts, body)).toEqual(whole);
  expect(composed("Jo\u0308rg 🪑 שרה\n")).toBe("Jörg 🪑 שרה\n");
});

test("a file and a request without a body are passed on as they are", () => {
  const file = Buffer.from(NAME.normalize("NFD"));
  expect(passed(composeTexts, file)).toBe(file);
  expect(passed(asciiContact, file)).toBe(file);
  expect(composed(undefined)).toBeUndefined();
  expect(composed(new Date(0))).toEqual(new Date(0));
});

test("the domain of an e-mail address is handed on in ASCII, all else as it is", () => {
  expect(passed(asciiContact, { email: "ada@müller.example", city: "Köln" })).toEqual({
    email: "ada@xn--mller-kva.example",
    city: "Köln",
  });
  for (const body of [{ email: null }, { email: 7 }, {}]) expect(passed(asciiContact, body)).toEqual(body);
});
