import { isCustomerMail, MAIL_TEXT_KEYS, type MailTextKey, textsOf } from "@planke46/furniture-rules";
import { afterEach, expect, test } from "vitest";
import { setMarket } from "../../../core/options/market";
import type { Language } from "../../../language/language";
import { SAMPLE_DETAILS } from "../../../modules/shop-details/details";
import { mailTextsIn } from "../../../modules/shop-details/mail-texts";
import { sampleMail, unseenTexts } from "./preview-texts";

afterEach(() => setMarket({}));

const SHOP = { ...SAMPLE_DETAILS, storefrontUrl: "https://planke46.example" };

function previewed(key: MailTextKey, language: Language = "de") {
  const texts = mailTextsIn({}, language);
  const write = (said: typeof texts) =>
    sampleMail(isCustomerMail(key) ? key : "order_confirmation", language, SHOP, said);
  return { ...write(texts), unseen: unseenTexts(key, texts, write) };
}
const plain = (text: string) => text.replace(/\s+/g, " ");

test("the text of another situation is named with when it stands in the mail", () => {
  expect(previewed("ready_for_pickup").unseen).toEqual([
    {
      title: "Wann",
      when: "Wenn kein Termin eingetragen ist.",
      text: expect.stringContaining("Sag uns vorher"),
    },
  ]);
  expect(previewed("order_confirmation", "en").unseen.map(({ title }) => title)).toEqual([
    "Lastschrift",
    "Ohne Zahlung",
    "Dank für ein Muster",
  ]);
});

test("where the sample shows every text, none is left over", () => {
  expect(previewed("promise_changed").unseen).toEqual([]);
});

test.each(MAIL_TEXT_KEYS)("staff see every text of %s, in the sample or below it", (key) => {
  const { subject, text, unseen } = previewed(key);
  const shown = plain(`${subject} ${text}`);
  for (const [name, { de }] of textsOf(key)) {
    const isBelow = unseen.some((one) => one.text === de);
    // Between its placeholders a text is found in the mail word by word.
    const parts = de.split(/\{[^{}]*\}/).map(plain);
    expect(isBelow || parts.every((part) => shown.includes(part.trim())), name).toBe(true);
  }
});

test("the sample fits its mail: a reminder names what is open, a reservation its country, a design no order", () => {
  expect(plain(previewed("transfer_reminder", "en").text)).toContain("your transfer of €1,606.00");
  expect(previewed("reservation_confirmation", "en").text).toContain("delivery to you (Austria)");
  expect(previewed("design", "en").text).not.toContain("See your order");
  expect(plain(previewed("offer_ending", "en").text)).toContain("Total: €1,681.00");
});

test.each(MAIL_TEXT_KEYS)(
  "the sample of %s is in English for an English mail, its customer's words too",
  (key) => {
    const { subject, text } = previewed(key, "en");
    expect(`${subject} ${text}`).not.toMatch(
      / Uhr|Tisch|Hocker|Regal|Maße|Nagelreihe|wackelt|klingeln|Stahl/,
    );
  },
);

test.each([
  "work_begun",
  "promise_changed",
  "ready_for_pickup",
  "pickup_reminder",
  "transfer_reminder",
  "payment_link",
  "offer_ending",
] as const)("%s names the days of the calendar that it was given, wherever the shop is", (key) => {
  const written = ["Europe/Berlin", "America/Los_Angeles"].map((timeZone) => {
    setMarket({ timeZone });
    return previewed(key).text;
  });
  expect(written[0]).toMatch(/\d\. (Januar|November|Dezember) 202\d/);
  expect(written[1]).toBe(written[0]);
});
