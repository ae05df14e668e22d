import { useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../toast/toasts.ts";
import { isDecision } from "./decision.ts";
import { decide } from "./useDecision.ts";

/** Yes and no, equally easy. Without scripts it is posted and leads back to the page. */
export function ConsentForm({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const send = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement) || !isDecision(button.value)) return;
    const decision = button.value;
    event.preventDefault();
    decide(decision);
    toast((t) => t(`consent.kept.${decision}`));
  };
  return (
    <form method="post" action="/consent" onSubmit={send} className={`grid grid-cols-2 gap-3 ${className}`}>
      <input type="hidden" name="page" value={pathname + search + hash} />
      {(["no", "yes"] as const).map((decision) => (
        <button key={decision} type="submit" name="decision" value={decision} className="button">
          {t(`consent.${decision}`)}
        </button>
      ))}
    </form>
  );
}
