import { expect, test } from "vitest";
import { translatorOf } from "./translate.ts";

const t = translatorOf({
  consent: { kept: { yes: "Danke!" } },
  order: { completed: { copied: "{{name}} ist kopiert, {{name}}!" } },
});

test("a text is found by its key, and values stand where they are named", () => {
  expect(t("consent.kept.yes")).toBe("Danke!");
  expect(t("order.completed.copied", { name: "IBAN" })).toBe("IBAN ist kopiert, IBAN!");
});

test("a key without a text is said as it is, so that it is seen", () => {
  expect(t("consent.kept.no")).toBe("consent.kept.no");
  expect(t("consent.kept" as "consent.kept.yes")).toBe("consent.kept");
});
