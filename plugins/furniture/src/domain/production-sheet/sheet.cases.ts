// Sheets for the tests: any configuration as if it had been ordered.
import {
  drawing,
  type Furniture,
  type Kind,
  kindName,
  parseConfiguration,
  partsOf,
  priceOf,
} from "@planke46/furniture-rules";
import { lineFacts } from "../configuration/line-facts";
import { describe } from "../orders/describe";
import type { ProductionSheet, SheetPiece, StockPlank } from "./sheet";

/** One piece of a sheet, line 1046.`index`; the planks named are those of the stock. */
export function piece(kind: Kind, given: object, index = 1, stock: readonly StockPlank[] = []): SheetPiece {
  const parsed = parseConfiguration(kind, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const furniture = { kind: parsed.kind, configuration: parsed.configuration } as Furniture;
  const parts = partsOf(kind, parsed.configuration);
  const { price, breakdown } = priceOf(kind, parsed.configuration);
  return {
    furniture,
    parts,
    planks: new Map(stock.map((plank) => [plank.id, plank])),
    line: {
      id: `ordli_${index}`,
      number: `1046.${index}`,
      kind,
      title: kindName(kind),
      configuration_id: `fconf_${index}`,
      configuration: { ...parsed.configuration },
      facts: lineFacts(furniture, stock),
      details: describe(furniture, "de", stock),
      price,
      discount: 0,
      breakdown,
      drawing: drawing(parts),
      rules_version: "0.1.0",
    },
  };
}

/** The sheet of an order of these pieces; express and paid by card unless told otherwise. */
export function sheetOf(pieces: SheetPiece[], rest: Partial<ProductionSheet> = {}): ProductionSheet {
  return {
    number: "1046",
    shop: "Planke 46",
    customer: "Anna Muster",
    orderedOn: "21.11.2026",
    version: null,
    outstanding: 0,
    promise: { on: "19.12.2026", time: "4 Wochen" },
    samplePromise: null,
    express: true,
    cancelled: false,
    disputed: null,
    paidOn: null,
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
