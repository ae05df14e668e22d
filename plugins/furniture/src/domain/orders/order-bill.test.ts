import { expect, test } from "vitest";
import type { OrderRecord } from "../../modules/orders/order-record";
import { sampleOrder } from "../mails/sample/sample-data";
import { billOf } from "./order-bill";

test("the bill tells the times that were promised with the order, and none of an order that kept none", () => {
  const order = sampleOrder("de");
  const times = (record: Partial<OrderRecord>) => {
    const bill = billOf({ ...order, record: { ...order.record, ...record } as OrderRecord }, "de");
    return [bill.promised_weeks, bill.promised_sample_days];
  };
  expect(times({ promised_weeks: 6, promised_sample_days: 4 })).toEqual([6, 4]);
  expect(times({ promised_weeks: undefined, promised_sample_days: undefined })).toEqual([null, null]);
});
