import { expect, test } from "vitest";
import { LEGAL_TEXTS, legalFaults, readLegalStatus } from "./legal-texts";

const checked = Object.keys(LEGAL_TEXTS).map((_id) => ({ _id, legalStatus: "checked" }));

test("a shop whose legal texts are all checked may sell", () => {
  expect(legalFaults(readLegalStatus(checked))).toEqual([]);
});

test("the six texts are imprint, data protection, terms, guarantee, and withdrawal on the page and in mails", () => {
  expect(Object.keys(LEGAL_TEXTS)).toEqual([
    "legalPage-imprint",
    "legalPage-dataProtection",
    "legalPage-terms",
    "legalPage-withdrawal",
    "legalPage-guarantee",
    "mailWithdrawal",
  ]);
});

test.each(["sample", null, undefined, "geprüft"])(
  "a text that says %j is named with the way out",
  (status) => {
    const found = checked.map((one) =>
      one._id === "legalPage-terms" ? { ...one, legalStatus: status } : one,
    );
    const faults = legalFaults(readLegalStatus(found));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /"Allgemeine Geschäftsbedingungen" \(legalPage-terms\).*Studio.*"Rechtlich geprüft"/,
    );
  },
);

test("a shop may do without an accessibility statement, but not show the sample's", () => {
  const statement = (legalStatus: string) => [...checked, { _id: "legalPage-accessibility", legalStatus }];
  expect(legalFaults(statement("checked"))).toEqual([]);
  expect(legalFaults(statement("sample"))).toEqual([
    expect.stringMatching(/"Erklärung zur Barrierefreiheit" \(legalPage-accessibility\)/),
  ]);
});

test("a text that nobody has published is named as well", () => {
  expect(legalFaults(checked.slice(1))).toHaveLength(1);
  expect(legalFaults([])).toHaveLength(6);
});
