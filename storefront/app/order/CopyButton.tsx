import { useTranslation } from "react-i18next";
import { toast } from "../toast/toasts.ts";

interface CopyButtonProps {
  /** What is put into the clipboard. */
  text: string;
  /** What it is called: "IBAN". */
  name: string;
}

/** Copies a text to the clipboard and confirms it, also to screen readers. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { t } = useTranslation();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast((say) => say("order.completed.copied", { name }));
    } catch {
      toast((say) => say("order.completed.copyRefused", { name }));
    }
  }
  return (
    <button
      type="button"
      className="button button-quiet with-script no-print text-small"
      aria-label={t("order.completed.copyNamed", { name })}
      onClick={copy}
    >
      {t("order.completed.copy")}
    </button>
  );
}
