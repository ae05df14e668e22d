import type { ConfigurationOf } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { queryOf } from "../piece/address/address.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { toast } from "../toast/toasts.ts";

interface ShareButtonProps {
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
}

/** Hands the piece on: through the phone's own sheet, else as a link in the clipboard. */
export function ShareButton({ kind, piece }: ShareButtonProps) {
  const { t } = useTranslation();
  async function share() {
    // The address bar follows a moment later; what is handed on is what is seen.
    const url = `${location.origin}${location.pathname}?${queryOf(kind, piece)}`;
    const outcome = await handOn(url, document.title);
    if (outcome) toast((t) => t(`configurator.shared.${outcome}`));
  }
  return (
    <button type="button" className="button button-quiet with-script text-small" onClick={share}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className="h-4 w-4">
        <path
          d="M10 12.5V2.5M6 6l4-4 4 4M4.5 10v7.5h11V10"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        />
      </svg>
      {t("configurator.share")}
    </button>
  );
}

/** What is still to be said; null when the phone's own sheet has said it all, or was closed. */
async function handOn(url: string, title: string): Promise<"copied" | "refused" | null> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return null;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "refused";
  }
}
