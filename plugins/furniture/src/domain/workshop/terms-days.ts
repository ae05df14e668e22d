import { cartContents } from "@planke46/furniture-rules";
import type { ServedDetails } from "../../modules/shop-details/details";
import type { OrderDocument } from "../orders/order-document";
import { promisedDay, promisedWorkingDay } from "./days";

/**
 * What an order's terms promise; the last days are YYYY-MM-DD in the shop's time zone, null while the time does not run yet.
 */
export interface TermsDays {
  /** For its furniture; null in an order of samples alone. */
  furniture: { day: string | null; weeks: number } | null;
  /** For its samples that go by post; null without samples, and where they are picked up with the furniture. */
  samples: { day: string | null; workingDays: number } | null;
}

type Told = Pick<OrderDocument, "record" | "lines" | "placedAt" | "paidAt">;
type Times = Pick<ServedDetails, "deliveryWeeks" | "expressWeeks" | "sampleDays">;

/** Furniture of this order is built before all others. */
export function isExpress({ record, lines }: Pick<OrderDocument, "record" | "lines">): boolean {
  return Boolean(record?.express_build) && lines.some(({ kind }) => kind !== "sample");
}

/** Since when the promised time runs: of an order that is paid later, since its money is there; null until then. */
export function begunAt({ record, placedAt, paidAt }: Omit<Told, "lines">): Date | null {
  if (record?.pay_by === "reservation") return null;
  const isPaidLater =
    record?.reservation || record?.pay_by === "bank_transfer" || record?.pay_by === "direct_debit";
  return isPaidLater ? paidAt : placedAt;
}

/** From what was promised when it was placed or changed; the shop's times of today where that was not kept. */
export function termsDays(order: Told, times: Times): TermsDays {
  const { record, lines } = order;
  const begun = begunAt(order);
  const contents = cartContents(lines.map(({ kind }) => kind));
  const weeks = record?.promised_weeks ?? (isExpress(order) ? times.expressWeeks : times.deliveryWeeks);
  const workingDays = record?.promised_sample_days ?? times.sampleDays;
  const byPost = contents !== "furniture" && record?.shipping !== "pickup";
  return {
    furniture: contents === "samples" ? null : { day: begun && promisedDay(begun, weeks), weeks },
    samples: byPost ? { day: begun && promisedWorkingDay(begun, workingDays), workingDays } : null,
  };
}
