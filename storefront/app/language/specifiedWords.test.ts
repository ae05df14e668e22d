import { expect, test } from "vitest";
import { texts as de } from "./de/index.ts";
import { texts as en } from "./en/index.ts";

const PAYMENT_FAILURE =
  "Leider hat etwas mit der Zahlung nicht funktioniert. Kontaktiere uns gerne, oder versuche es noch einmal.";

test("what the specification quotes is said word for word", () => {
  expect(de.order.failed.text).toBe(PAYMENT_FAILURE);
  expect(de.order.cancelled.text).toBe(PAYMENT_FAILURE);
  expect(de.cart.empty).toBe("Du hast noch keine Produkte im Warenkorb");
  expect(de.order.reserved.text).toContain(
    "Deine Bestellung wurde erfolgreich reserviert. Wir melden uns bald mit einem Angebot bei dir. ",
  );
  expect(en.cart.issues.emailRequired).toBe("E-mail is required");
  expect(de.cart.issues.emailInvalid).toBe("Bitte eine gültige E-mail Adresse eingeben");
  expect(de.cart.order).toBe("Zahlungspflichtig bestellen");
  expect(de.cart.reserve).toBe("Unverbindlich reservieren");
});

test("what moves on a desk is said to be its height", () => {
  expect(de.configurator.fixedSize.tableOffice).toContain("{{min}} bis {{max}} cm Höhe");
  expect(en.configurator.fixedSize.tableOffice).toContain("{{min}} to {{max}} cm in height");
});

test("an offer, which is made abroad alone, promises no day for what the post brings", () => {
  for (const { order } of [de, en]) expect(order.pay.shipping.samples).not.toMatch(/\{\{(?!since\}\})/);
});
