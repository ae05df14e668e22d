import { StatusBadge } from "@medusajs/ui";
import type { ComponentProps } from "react";
import type { VoucherState } from "./api";
import { STATE_NAMES } from "./words";

const COLORS: Record<VoucherState, ComponentProps<typeof StatusBadge>["color"]> = {
  unused: "green",
  being_redeemed: "orange",
  redeemed: "blue",
  switched_off: "red",
  expired: "grey",
};

export function StateBadge({ state }: { state: VoucherState }) {
  return <StatusBadge color={COLORS[state]}>{STATE_NAMES[state]}</StatusBadge>;
}
