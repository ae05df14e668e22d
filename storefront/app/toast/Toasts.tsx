import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { closeToast, type Toast, useToasts } from "./toasts.ts";

/** Long enough to be read; with something to do about it, to be reached as well (ms). */
const READ_MS = 6000;
const ACT_MS = 12_000;

/** The one place of all notices. It is there from the beginning, because only what changes inside is read aloud. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useToasts();
  return (
    <section aria-label={t("toasts.label")} className="toasts no-print">
      <div role="status">
        <ul className="grid gap-2">
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Goes by itself, but not while it is pointed at or has the focus. */
function ToastCard({ toast: { id, say, action } }: { toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(id), action ? ACT_MS : READ_MS);
    return () => clearTimeout(timer);
  }, [held, id, action]);
  return (
    <li
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="flex-1">{say(t)}</p>
      {action ? (
        <button
          type="button"
          className="toast-button underline underline-offset-4"
          onClick={() => {
            action.run();
            closeToast(id);
          }}
        >
          {action.say(t)}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={t("toasts.close")}
        className="toast-button"
        onClick={() => closeToast(id)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="h-4 w-4">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  );
}
