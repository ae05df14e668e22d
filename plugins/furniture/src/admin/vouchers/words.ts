import type { VoucherState } from "./api";

export const STATE_NAMES: Record<VoucherState, string> = {
  unused: "Unbenutzt",
  being_redeemed: "Wird eingelöst",
  redeemed: "Eingelöst",
  switched_off: "Abgeschaltet",
  expired: "Abgelaufen",
};

const DAY = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" });

/** A day or an instant as staff read it. */
export function day(value: string): string {
  return DAY.format(new Date(value));
}
