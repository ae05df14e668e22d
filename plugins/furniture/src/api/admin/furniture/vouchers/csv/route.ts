import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { Refusal } from "../../../../../core/refusal/refusal";
import { shopDay } from "../../../../../core/shop-day";
import { filterQuery, listVouchers, voucherCsv } from "../../../../../domain/vouchers/listing/list-vouchers";

/** More than a spreadsheet is any use for; keeps the answer within some megabytes of memory. */
const MOST = 20_000;

/** The vouchers that fit the filter as a CSV file. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const filter = readBody(filterQuery, request.query);
  const { vouchers, count } = await listVouchers(request.scope, filter, { limit: MOST, offset: 0 });
  if (count > MOST) {
    const message = `${count} Gutscheine sind zu viele für eine Datei (höchstens ${MOST}); bitte enger filtern`;
    throw Refusal.single("", message, "too_many");
  }
  const name = `gutscheine-${shopDay(new Date())}.csv`;
  response.setHeader("content-type", "text/csv; charset=utf-8");
  response.setHeader("content-disposition", `attachment; filename="${name}"`);
  response.setHeader("cache-control", "no-store");
  response.send(voucherCsv(vouchers));
}
