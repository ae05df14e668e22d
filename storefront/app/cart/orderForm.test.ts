import type { AppLoadContext } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { CommerceRefusal } from "../commerce/medusa.server.ts";
import { keepTyped, parseOrderForm, termsOf, unplacedPaths } from "./orderForm.server.ts";
import { isTypedField, typedIn } from "./typedFields.ts";

function form(fields: Record<string, string>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

test("a form that offers no choice of how to pay leaves the choice as it was", () => {
  expect(termsOf(form({ shipping: "delivery", outsideGermany: "on" }))).not.toHaveProperty("paymentMethod");
  expect(termsOf(form({ paymentMethod: "bank_transfer" })).paymentMethod).toBe("bank_transfer");
  expect(termsOf(form({ paymentMethod: "card" })).paymentMethod).toBe("card");
  expect(termsOf(form({ paymentMethod: "cheque" })).paymentMethod).toBe("card");
});

test("a form's boxes and its way are taken as they were sent: no box is ticked that was not, and none is lost", () => {
  const nothing = { shipping: "delivery", expressBuild: false, outsideGermany: false, dataSecurity: false };
  expect(termsOf(form({}))).toEqual(nothing);
  expect(termsOf(form({ shipping: "delivery" }))).toEqual(nothing);
  expect(termsOf(form({ shipping: "pickup" }))).toEqual({ ...nothing, shipping: "pickup" });
  for (const box of ["expressBuild", "outsideGermany", "dataSecurity"]) {
    expect(termsOf(form({ [box]: "on" }))).toEqual({ ...nothing, [box]: true });
    expect(termsOf(form({ [box]: "off" }))).toEqual(nothing);
  }
});

/** An order that nothing is wrong with. */
const ORDER = {
  firstName: "Ada",
  lastName: "Muster",
  email: "ada@example.test",
  street: "Weg 1",
  zip: "10115",
  city: "Berlin",
  shipping: "delivery",
  dataSecurity: "on",
};

test("a complete form is an order; what is missing stands at its field, what no field shows at the whole form", () => {
  expect(parseOrderForm(form(ORDER))).toMatchObject({ status: "success", value: ORDER });
  const { dataSecurity: _, ...unread } = { ...ORDER, zip: "" };
  const refused = parseOrderForm(form(unread));
  expect(refused.status).not.toBe("success");
  expect(refused.reply().error).toEqual({ zip: ["zip"], dataSecurity: ["consent"] });
  expect(unplacedPaths(form(unread))).toEqual([]);
});

test("what is typed is kept with the cart; that it cannot be kept stops nobody, a fault of ours is not hidden", async () => {
  const log = { warn: vi.fn() };
  const kept: unknown[] = [];
  const answers = (keepContactDraft: (...sent: unknown[]) => Promise<unknown>) =>
    ({ commerce: { keepContactDraft }, log }) as unknown as AppLoadContext;
  const keeps = answers(async (...sent) => kept.push(sent));
  await keepTyped(form({ shipping: "pickup" }), "cart_1", keeps);
  expect(kept).toEqual([]);
  await keepTyped(form({ firstName: "Ada", shipping: "pickup" }), "cart_1", keeps);
  expect(kept).toEqual([["cart_1", { firstName: "Ada" }]]);
  const refusing = answers(() => Promise.reject(new CommerceRefusal(409, "busy", [])));
  await keepTyped(form({ firstName: "Ada" }), "cart_1", refusing);
  expect(log.warn).toHaveBeenCalledOnce();
  const broken = answers(() => Promise.reject(new TypeError("x is not a function")));
  await expect(keepTyped(form({ firstName: "Ada" }), "cart_1", broken)).rejects.toThrow(TypeError);
});

test("a form of samples alone leaves way and express build as they were chosen for furniture", () => {
  const terms = termsOf(form({ samplesOnly: "on", dataSecurity: "on" }));
  expect(terms).toEqual({ outsideGermany: false, dataSecurity: true });
});

test("of a form that is being typed the fields of contact and address are kept, as they are, up to their bound", () => {
  const long = "x".repeat(2000);
  const typed = { firstName: " Ada ", message: long, city: "" };
  expect(typedIn(form({ ...typed, shipping: "pickup", later: "1" }))).toEqual(typed);
  expect(typedIn(form({ message: `${long}x` }))).toEqual({});
  expect(["zip", "billing", "shipping", ""].map(isTypedField)).toEqual([true, true, false, false]);
});

test("the box of an own bill is empty where its form was sent without it, and says nothing elsewhere", () => {
  expect(typedIn(form({ billingFirstName: "" }))).toEqual({ billingFirstName: "", billing: "" });
  expect(typedIn(form({ billingFirstName: "Kai", billing: "on" })).billing).toBe("on");
  expect(typedIn(form({ firstName: "Ada" }))).not.toHaveProperty("billing");
});
