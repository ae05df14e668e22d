// Sheets for the tests: any configuration as if it had been ordered.
import type { Kind } from "@planke46/furniture-rules";
import { sampleLine } from "../orders/sample-line";
import type { ProductionSheet, SheetPiece, StockPlank } from "./sheet";

type CasePlank = Omit<StockPlank, "image"> & Partial<StockPlank>;

/** One piece of a sheet, line 1046.`index`; the planks named are those of the stock. */
export function piece(kind: Kind, given: object, index = 1, stock: readonly CasePlank[] = []): SheetPiece {
  return {
    line: sampleLine("1046", index, kind, given, stock),
    planks: new Map(stock.map((plank) => [plank.id, { image: null, ...plank }])),
    photos: new Map(),
    gone: null,
    onRack: true,
  };
}

/** The sheet of an order of these pieces; express and paid by card unless told otherwise. */
export function sheetOf(pieces: SheetPiece[], rest: Partial<ProductionSheet> = {}): ProductionSheet {
  return {
    number: "1046",
    shop: "Planke 46",
    customer: "Anna Muster",
    address: ["Musterstraße 1", "10115 Berlin"],
    phone: "030 1234567",
    adminUrl: "https://planke46.example/app",
    orderedOn: "21.11.2026",
    version: null,
    outstanding: 0,
    withdrawn: false,
    notes: [],
    promise: { on: "19.12.2026", time: "4 Wochen" },
    samplePromise: null,
    express: true,
    cancelled: false,
    disputed: null,
    paidOn: null,
    waiting: null,
    record: {
      pay_by: "card",
      shipping: "delivery",
      express_build: true,
      outside_germany: false,
      goods: 1,
      multi_item_discount: 0,
      pickup_deduction: 0,
      express_fee: 65,
      voucher_sum: 0,
      total: 66,
    },
    pieces,
    ...rest,
  };
}
