import type { StatusBadge } from "@medusajs/ui";
import type { ComponentProps } from "react";
import type { VoucherState } from "../../domain/vouchers/listing/list-vouchers";

interface Words {
  label: string;
  color: NonNullable<ComponentProps<typeof StatusBadge>["color"]>;
}

export const STATES: Readonly<Record<VoucherState, Words>> = {
  unused: { label: "Unbenutzt", color: "green" },
  being_redeemed: { label: "Wird eingelöst", color: "orange" },
  redeemed: { label: "Eingelöst", color: "blue" },
  switched_off: { label: "Abgeschaltet", color: "red" },
  expired: { label: "Abgelaufen", color: "grey" },
};
