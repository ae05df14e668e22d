import { type CartContents, cartContents } from "@planke46/furniture-rules";
import { useFetcher, useFetchers, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { BillData } from "./Bill.tsx";
import type { cartAction } from "./cartActions.server.ts";
import { CHECKED, SAMPLES_ONLY } from "./orderRules.ts";
import type { ChosenTerms } from "./TermsFields.tsx";

const PATH = "/cartDesktop";
/** How many choices of terms this window has sent. Each has a fetcher of its own: a new one does not cut off the one before. */
let sent = 0;

/** Terms and voucher: they show at once and are saved behind. What could not be saved is shown as it is. */
export function useCartChanges({ terms: saved, lines }: BillData) {
  const submit = useSubmit();
  const contents = cartContents(lines.map(({ kind }) => kind));
  const [termsKey, setTermsKey] = useState("terms");
  const { state, data } = useFetcher<typeof cartAction>({ key: termsKey });
  const voucherFetcher = useFetcher<typeof cartAction>({ key: "voucher" });
  const [chosen, setChosen] = useState<ChosenTerms | null>(null);
  const busy = useFetchers().some(({ key, state }) => state !== "idle" && key !== "order");
  // The bill that was shown while the last choice was under way. Its fetcher may be seen idle a moment before the bill that
  // came with the answer: until that is there, or the choice was refused, it counts. Else a country picked meanwhile would vanish.
  const before = useRef(saved);
  if (state === "submitting") before.current = saved;
  const answered =
    state === "idle" && data !== undefined && (data.notice != null || saved !== before.current);
  useEffect(() => {
    // A choice that was made between the answer and this effect is not answered yet.
    if (answered) setChosen((present) => (present === chosen ? null : present));
  }, [answered, chosen]);

  return {
    terms: chosen ?? {
      shipping: saved.shipping,
      expressBuild: saved.express_build,
      outsideGermany: saved.outside_germany,
      paymentMethod: saved.payment_method,
    },
    busy,
    voucher: voucherFetcher.data?.voucher ?? null,
    notice: data?.notice ?? voucherFetcher.data?.notice ?? null,
    changeTerms: (next: ChosenTerms) => {
      setChosen(next);
      before.current = saved;
      const fetcherKey = `terms ${++sent}`;
      setTermsKey(fetcherKey);
      submit(termsForm(next, contents), { method: "post", action: PATH, navigate: false, fetcherKey });
    },
    applyVoucher: (code: string) => {
      voucherFetcher.submit({ intent: "voucher", voucherCode: code }, { method: "post", action: PATH });
    },
    removeVoucher: (code: string) => {
      voucherFetcher.submit({ intent: `voucherOff:${code}` }, { method: "post", action: PATH });
    },
  };
}

/** What a choice of terms sends. Consent does not go along: only an order keeps it. */
export function termsForm(terms: ChosenTerms, contents: CartContents): FormData {
  const form = new FormData();
  form.set("intent", "terms");
  if (contents === "samples") form.set(SAMPLES_ONLY, CHECKED);
  else form.set("shipping", terms.shipping);
  if (terms.expressBuild) form.set("expressBuild", CHECKED);
  if (terms.outsideGermany) form.set("outsideGermany", CHECKED);
  form.set("paymentMethod", terms.paymentMethod);
  return form;
}
