import { quantityBounds } from "@planke46/furniture-rules";
import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "./cards.server.ts";
import type { cartAction } from "./cartActions.server.ts";

/** The number of equal pieces: shows at once what was chosen, saves it behind, and shows what is true when it is refused. */
export function useQuantity({ id, quantity }: Card) {
  const { t } = useTranslation();
  const { state, data, submit } = useFetcher<typeof cartAction>({ key: `quantity ${id}` });
  const bounds = quantityBounds(quantity);
  /** Typed and not yet committed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Sent and not yet answered. */
  const [wanted, setWanted] = useState<number | null>(null);
  const idle = state === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of the cart ends what was wanted
  useEffect(() => {
    if (idle) setWanted(null);
  }, [idle, quantity]);
  const shown = wanted ?? quantity;
  const isWhole = typed === null || /^\d+$/.test(typed.trim());
  const isWithin = typed === null || (Number(typed) >= bounds.min && Number(typed) <= bounds.max);
  const send = (next: number) => {
    setTyped(null);
    if (next === shown) return;
    setWanted(next);
    submit({ intent: `quantity:${id}:${next}` }, { method: "post", action: "/cartDesktop" });
  };
  return {
    shown,
    text: typed ?? String(shown),
    fault: isWhole && isWithin ? (idle ? (data?.notice ?? null) : null) : t("quantity.bounds", bounds),
    step: send,
    type: setTyped,
    commit: () => {
      if (typed !== null && isWhole && isWithin) send(Number(typed));
    },
  };
}
