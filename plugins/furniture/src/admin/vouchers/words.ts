import type { VoucherState } from "./api";

export const STATE_NAMES: Record<VoucherState, string> = {
  unused: "Unbenutzt",
  being_redeemed: "Wird eingelöst",
  redeemed: "Eingelöst",
  switched_off: "Abgeschaltet",
  expired: "Abgelaufen",
};
