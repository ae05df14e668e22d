import { Link, useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { toast } from "../toast/toasts.ts";
import { keepDraft, MOST_DRAFTS, useDrafts } from "./deviceDrafts.ts";

interface DesignToolsProps {
  kind: ConfigurableKind;
  /** The design on the page, as `designQuery` writes it without the cart's line. */
  query: string;
}

/** Keeps the design on this device, sends it by mail, and leads to the kept ones. */
export function DesignTools({ kind, query }: DesignToolsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useLanguage();
  const drafts = useDrafts();
  const isKept = drafts?.kept.some((draft) => draft.kind === kind && draft.query === query) ?? false;
  const keep = () => {
    const keeping = keepDraft(kind, query);
    if (keeping === "blocked") return toast((t) => t("drafts.blocked"));
    toast((t) => t(`drafts.${keeping}`, { count: MOST_DRAFTS }), {
      say: (t) => t("drafts.title"),
      run: () => navigate(PATHS.drafts[language]),
    });
  };
  return (
    <div className="-mb-2 flex flex-wrap gap-x-5">
      <button
        type="button"
        className="button button-quiet with-script text-small"
        aria-label={t(isKept ? "drafts.isKept" : "drafts.keep")}
        onClick={keep}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="h-4 w-4">
          <path
            d="M5 2.5h10v15l-5-4-5 4z"
            fill={isKept ? "currentColor" : "none"}
            stroke="currentColor"
            strokeWidth="1.8"
          />
        </svg>
        {t(isKept ? "drafts.isKept" : "drafts.keepShort")}
      </button>
      <Link
        to={`${PATHS.sendDesign[language]}?kind=${kind}&${query}`}
        className="button button-quiet text-small"
      >
        {t("drafts.send.link")}
      </Link>
      <Link to={PATHS.drafts[language]} className="button button-quiet text-small">
        {t("drafts.title")}
      </Link>
    </div>
  );
}
