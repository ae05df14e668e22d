import { cardWords, dimensionsText, type Furniture, fieldsOf, wholeOf } from "@planke46/furniture-rules";
import { useActionData } from "@remix-run/react";
import type { TFunction } from "i18next";
import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../language/languages.ts";
import { unbroken } from "../language/unbroken.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { type ConfigurableKind, FORMS, type Piece } from "../piece/kinds.ts";
import type { FieldIssues } from "./fieldIssues.ts";

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
      {shown ? (
        <p className="text-small">{t("configurator.shownMeanwhile", { shown: unbroken(shown) })}</p>
      ) : null}
    </div>
  );
}

interface Shown {
  kind: ConfigurableKind;
  /** With scripts what was chosen before the fault, without them the nearest that can be built. */
  piece: Piece;
  colorName: string | null;
  issues: FieldIssues;
}

/**
 * What drawing and price show in the place of what is at fault: the size, the number of boards or pillars, the colour.
 * "" where they show nothing else than what was chosen.
 */
export function shownMeanwhile(
  { kind, piece, colorName, issues }: Shown,
  t: TFunction,
  language: Language,
): string {
  const { numberOfPlanks, numberOfPillars, passepartoutColor: card } = piece;
  return [
    FORMS[kind].sides.some((side) => issues[side]) &&
      dimensionsText({ kind, configuration: piece } as Furniture, language),
    issues.numberOfPlanks && t("configurator.boardsOf", { count: numberOfPlanks }),
    issues.numberOfPillars && t("configurator.pillarCount", { count: numberOfPillars }),
    ...fieldsOf(FORMS[kind], "whole").map(
      (field) => issues[field.name] && `${field.label[language]}: ${wholeOf(piece, field)}`,
    ),
    issues.passepartoutColor && card && cardWords(card, language),
    issues.ownColor && colorName,
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * Scrolls to the first field at fault and focuses it, or to the message about the whole form. The message comes into the
 * middle of what the picture and the bar leave free; the field stands right above it.
 */
export function useFaultInSight(form: RefObject<HTMLFormElement>, issues: FieldIssues): void {
  const answer = useActionData<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answer) return;
    const fields = Array.from(form.current?.elements ?? []) as HTMLInputElement[];
    const field = fields.find(({ name, type }) => type !== "hidden" && issues[name]);
    field?.focus({ preventScroll: true });
    // Of what describes a field its fault comes last.
    const message = document.getElementById(field?.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "");
    const news = message ?? field ?? form.current?.querySelector("[role=alert]");
    news?.scrollIntoView({ block: "center" });
  }, [answer]);
}
