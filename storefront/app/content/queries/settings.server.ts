import { deliveryTimes } from "@planke46/furniture-rules";
import { defineQuery } from "groq";
import type { SettingsQueryResult } from "../sanity.types.ts";
import { contentQuery } from "./contentQuery.server.ts";

const settingsQuery = defineQuery(`*[_type == "shopSettings" && _id == "shopSettings"][0] {
  name, street, zip, city, country, phone, mail, bankHolder, bankName, iban, bic, deliveryWeeks, expressWeeks, sampleDays,
  bankTransfer,
  "accessibility": defined(*[_id == "legalPage-accessibility"][0].title)
}`);

/** The shop's name, address, bank account and delivery times; what is missing is "". Null without a name. */
export const settings = contentQuery({
  name: "settings",
  groq: settingsQuery,
  shape: (found: SettingsQueryResult) =>
    found?.name
      ? {
          name: found.name,
          street: found.street ?? "",
          zip: found.zip ?? "",
          city: found.city ?? "",
          country: found.country ?? "",
          phone: found.phone ?? "",
          mail: found.mail ?? "",
          bankHolder: found.bankHolder ?? "",
          bankName: found.bankName ?? "",
          iban: found.iban ?? "",
          bic: found.bic ?? "",
          /** Whether shoppers may choose to pay by transfer; the commerce side decides, pages only say it. */
          bankTransfer: found.bankTransfer ?? false,
          /** Whether there is an accessibility statement: a very small business may do without (§ 3 Abs. 3 BFSG). */
          accessibility: found.accessibility ?? false,
          ...deliveryTimes(found),
        }
      : null,
});
export type ShopSettings = NonNullable<ReturnType<typeof settings.shape>>;
