import { useFetcher, useFetchers } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { action } from "../routes/cart.tsx";
import type { BillData } from "./OrderForm.tsx";
import { CHECKED } from "./orderRules.ts";
import type { ChosenTerms } from "./TermsFields.tsx";

const PATH = "/cartDesktop";

/** Terms and voucher: they show at once and are saved behind. What could not be saved is shown as it is. */
export function useCartChanges({ terms: saved }: BillData) {
  const termsFetcher = useFetcher<typeof action>({ key: "terms" });
  const voucherFetcher = useFetcher<typeof action>({ key: "voucher" });
  const [chosen, setChosen] = useState<ChosenTerms | null>(null);
  const busy = useFetchers().some(({ key, state }) => state !== "idle" && key !== "order");
  const { state, data } = termsFetcher;
  // What was saved when the last choice was sent. The fetcher may be seen idle a moment before the bill that came with its
  // answer: until that is there, or the choice was refused, it counts. Else a country picked meanwhile would vanish.
  const sentOver = useRef(saved);
  const answered =
    state === "idle" && data !== undefined && (data.notice != null || saved !== sentOver.current);
  useEffect(() => {
    if (answered) setChosen(null);
  }, [answered]);

  return {
    terms: chosen ?? {
      shipping: saved.shipping,
      expressBuild: saved.express_build,
      outsideGermany: saved.outside_germany,
    },
    busy,
    voucher: voucherFetcher.data?.voucher ?? null,
    notice: data?.notice ?? voucherFetcher.data?.notice ?? null,
    changeTerms: (next: ChosenTerms, consent: boolean) => {
      setChosen(next);
      sentOver.current = saved;
      const form = new FormData();
      form.set("intent", "terms");
      form.set("shipping", next.shipping);
      if (next.expressBuild) form.set("expressBuild", CHECKED);
      if (next.outsideGermany) form.set("outsideGermany", CHECKED);
      if (consent) form.set("dataSecurity", CHECKED);
      termsFetcher.submit(form, { method: "post", action: PATH });
    },
    applyVoucher: (code: string) => {
      voucherFetcher.submit({ intent: "voucher", voucherCode: code }, { method: "post", action: PATH });
    },
  };
}
