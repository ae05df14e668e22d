import { STAFF_EMAIL } from "./part-environments.mjs";
import { shopJsonPath } from "./shop-json.mjs";

/**
 * What a person needs to know once the shop runs.
 * @param {import("./part-environments.mjs").ShopFacts} facts
 * @returns {string}
 */
export function addressTable({ settings, addresses, secrets }) {
  const { services, dataDir } = settings;
  /** @type {[string, string, string][]} */
  const rows = [
    ["Shop", addresses.storefront, ""],
    ["Admin", addresses.admin, `${STAFF_EMAIL} / ${secrets.staffPassword}`],
    [
      "Studio",
      addresses.studio,
      services.content.state === "embedded" ? "no login needed" : "your Sanity login",
    ],
  ];
  if (services.payment.state === "embedded")
    rows.push(["Payment", addresses.stripeSandbox, "test card 4242 4242 4242 4242, any later date, any CVC"]);
  rows.push(["Vouchers", secrets.friendsVoucher, "for friends"]);
  rows.push(["", secrets.bankTransferVoucher, "to pay by bank transfer"]);
  if (services.mail.state === "embedded") rows.push(["Mail", `${dataDir}/mail`, ""]);
  rows.push(["All of it", shopJsonPath(dataDir), ""]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([name, address, hint]) =>
      `  ${name.padEnd(widths[0] ?? 0)}  ${address.padEnd(widths[1] ?? 0)}  ${hint}`.trimEnd(),
    )
    .join("\n");
}
