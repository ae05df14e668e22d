import { useFetcher, useFetchers } from "@remix-run/react";
import { useState } from "react";
import type { action } from "../routes/cart.tsx";
import { CHECKED } from "./orderRules.ts";
import type { ChosenTerms } from "./TermsFields.tsx";

const PATH = "/cartDesktop";

/** Changes that show at once and are saved behind: terms, voucher, removed lines. */
export function useCartChanges(saved: ChosenTerms) {
  const termsFetcher = useFetcher<typeof action>({ key: "terms" });
  const voucherFetcher = useFetcher<typeof action>({ key: "voucher" });
  const removal = useFetcher<typeof action>({ key: "remove" });
  const [terms, setTerms] = useState(saved);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const busy = useFetchers().some(({ key, state }) => state !== "idle" && key !== "order");

  return {
    terms,
    busy,
    removed,
    voucher: voucherFetcher.data?.voucher ?? null,
    notice: termsFetcher.data?.notice ?? voucherFetcher.data?.notice ?? removal.data?.notice ?? null,
    changeTerms: (next: ChosenTerms, consent: boolean) => {
      setTerms(next);
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
    remove: (lineId: string) => {
      setRemoved((before) => [...before, lineId]);
      removal.submit({ intent: `remove:${lineId}` }, { method: "post", action: PATH });
    },
  };
}
