import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";
import type { FieldIssues } from "./fieldIssues.ts";
import { shownMeanwhile } from "./shownMeanwhile.ts";

interface FaultsProps {
  kind: ConfigurableKind;
  piece: Piece;
  colorName: string | null;
  issues: FieldIssues;
  /** A fault of the whole form, in words. */
  fault: string | undefined;
}

/** What is wrong with what was sent, and what drawing and price show until it is mended. */
export function Faults({ kind, piece, colorName, issues, fault }: FaultsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!fault && Object.keys(issues).length === 0) return null;
  const shown = shownMeanwhile({ kind, piece, colorName, issues }, t, language);
  return (
    <div role="alert" className="notice notice-fault">
      <p>{fault ?? t("configurator.fixFields")}</p>
      {shown ? <p className="text-small">{t("configurator.shownMeanwhile", { shown })}</p> : null}
    </div>
  );
}
