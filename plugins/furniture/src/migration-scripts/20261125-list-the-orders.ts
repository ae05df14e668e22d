import type { ExecArgs, ISettingsModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { connectionOf } from "../core/database";
import { ABROAD, EXPRESS, PAID_LATER, PICKED_UP } from "../modules/workshop/order-list";
import { voucherCode } from "../modules/workshop/order-search";

/** Those of "order" are walked from the newest on. */
const INDEXES = [
  `"IDX_furniture_order_express" on "order" (created_at) where ${of(EXPRESS)}`,
  `"IDX_furniture_order_pickup" on "order" (created_at) where ${of(PICKED_UP)}`,
  `"IDX_furniture_order_abroad" on "order" (created_at) where ${of(ABROAD)}`,
  `"IDX_furniture_order_paid_later" on "order" (created_at) where ${of(PAID_LATER)}`,
  `"IDX_furniture_order_voucher" on "order" ((${voucherCode()}) text_pattern_ops) where metadata->>'voucher_code' is not null`,
];

const LIST = "core:nav:/order-list";
/** The pages of the day as `20261125-lay-out-the-admin.ts` has put them, with the list among them. */
const PLACES = {
  "core:Searchbar": -5,
  "core:nav:/today": -4,
  [LIST]: -3,
  "core:nav:/workshop": -2,
  "core:nav:/orders": -1,
};

/** What the list of orders is found by (`modules/workshop/order-search.ts`), and its place in the menu. */
export default async function listTheOrders({ container }: ExecArgs): Promise<void> {
  const connection = connectionOf(container);
  for (const index of INDEXES) await connection.raw(`create index if not exists ${index}`);
  await placeInMenu(container.resolve<ISettingsModuleService>(Modules.SETTINGS));
}

/** A menu that staff have laid out for everybody otherwise stays. */
async function placeInMenu(settings: ISettingsModuleService): Promise<void> {
  const stored = await settings.getSystemDefaultLayoutConfiguration("sidebar");
  const widgets = stored?.configuration.widgets ?? {};
  if (!("core:nav:/today" in widgets) || LIST in widgets) return;
  const places = Object.entries(PLACES).map(([id, order]) => [id, { ...widgets[id], order }]);
  await settings.setSystemDefaultLayoutConfiguration("sidebar", {
    ...stored?.configuration,
    widgets: { ...widgets, ...Object.fromEntries(places) },
  });
}

/** A condition on the order without the name that statements have for it. */
function of(condition: string): string {
  return condition.replaceAll("o.", "");
}
