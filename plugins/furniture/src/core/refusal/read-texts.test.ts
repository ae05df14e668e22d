import { expect, test } from "vitest";
import { readTexts } from "./read-texts";
import { issuesOf } from "./refusal";

const RULES = {
  name: { max: 10, required: true },
  email: { max: 50, required: true, format: "email" },
  text: { max: 20, lines: "many" },
  phone: { max: 30, format: "phone" },
} as const;

const read = (body: unknown) => readTexts(body, RULES, ["kind"], "de");

function issuesOfForm(body: unknown) {
  try {
    read(body);
    return [];
  } catch (error) {
    return issuesOf(error) ?? [];
  }
}

const codesOf = (body: unknown) => issuesOfForm(body).map(({ path, code }) => `${path} ${code}`);

test("texts are trimmed, and what is left out is empty", () => {
  expect(read({ name: " Anna\n", email: "anna@example.test", kind: 7 })).toEqual({
    name: "Anna",
    email: "anna@example.test",
    text: "",
    phone: "",
  });
});

test("an e-mail address is read as orders keep it, so that a declaration finds its order", () => {
  expect(read({ name: "Anna", email: "anna@müller.example" }).email).toBe("anna@xn--mller-kva.example");
});

test("a text of one line has no line breaks, one of many keeps them", () => {
  const { name, text } = read({ name: "A\r\nB", email: "a@example.test", text: "one\r\ntwo\u0000" });
  expect([name, text]).toEqual(["A B", "one\ntwo"]);
  expect(read({ name: "A", email: "a@example.test", text: "one\rtwo", phone: null })).toMatchObject({
    text: "one\ntwo",
    phone: "",
  });
});

test("every faulty field is named", () => {
  expect(codesOf({ name: "", email: "anna", text: 5, price: 1 })).toEqual([
    "price unknown_field",
    "name required",
    "email email_invalid",
    "text not_text",
  ]);
  expect(codesOf({ name: "x".repeat(11), email: "a@example.test" })).toEqual(["name too_long"]);
  expect(codesOf({ name: "x".repeat(10), email: "a@example.test" })).toEqual([]);
});

test.each(["constructor", "hasOwnProperty", "__proto__"])("%s is no field of a form", (name) => {
  const sent = JSON.parse(`{"name": "Anna", "email": "a@example.test", "${name}": "x"}`);
  expect(codesOf(sent)).toEqual([`${name} unknown_field`]);
});

test("each fault says its field once, a text that is too long its bound, an unknown field only as much as can be read", () => {
  expect(issuesOfForm({ name: "x".repeat(11), email: "a@example.test" })).toEqual([
    {
      path: "name",
      code: "too_long",
      message: "name: Bitte höchstens 10 Zeichen eingeben",
      params: { max: 10 },
    },
  ]);
  const [unknown, required] = issuesOfForm({ ["f".repeat(101)]: 1, email: "a@example.test" });
  const field = "f".repeat(100);
  expect(unknown).toEqual({
    path: field,
    code: "unknown_field",
    message: `${field} ist kein bekanntes Feld`,
  });
  expect(required).toEqual({ path: "name", code: "required", message: "name: Bitte ausfüllen" });
});

test.each(["a@b.c,d", "Anna <a@example.test>", "a@example.test,b", "a b@example.test", "a@@example.test"])(
  "%s is not one address",
  (email) => {
    expect(codesOf({ name: "Anna", email })).toEqual(["email email_invalid"]);
  },
);

test("a phone number may be left out, and is refused in words that say what one is", () => {
  const typed = (phone: string) => ({ name: "Anna", email: "a@example.test", phone });
  expect(read(typed(" +49 (0)30/123-45 ")).phone).toBe("+49 (0)30/123-45");
  expect(codesOf(typed("abc"))).toEqual(["phone phone_invalid"]);
  expect(() => read(typed("1"))).toThrow("mindestens 5 Ziffern");
});

test.each([undefined, null, [], "text", 5])("%j is a form without fields", (body) => {
  expect(codesOf(body)).toEqual(["name required", "email required"]);
});
