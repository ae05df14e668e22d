import { BOUNDS, mostShelfPillars, SHELF, type ShelfConfiguration } from "@planke46/furniture-rules";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Design } from "../piece/wish/wish.ts";
import { settled } from "./change.ts";
import type { FieldIssues } from "./fieldIssues.ts";
import { IssueText } from "./IssueText.tsx";
import { useHydrated } from "./useHydrated.ts";
import { WishNote } from "./wish/WishNote.tsx";

interface PillarsFieldProps {
  design: Design<"shelf">;
  change: (make: (before: ShelfConfiguration) => ShelfConfiguration) => void;
  issues: FieldIssues;
  /** What the third pillar costs, already written out. */
  effect: string | undefined;
}

/** Two pillars or three. A third one that the width does not allow is disabled; what is written below says why. */
export function PillarsField({ design, change, issues, effect }: PillarsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  // Without scripts the width may be sent together with it.
  const hydrated = useHydrated();
  const { piece: shelf, wish } = design;
  const { min, max } = BOUNDS.shelf.pillars;
  const most = mostShelfPillars(shelf.dimensions.width);
  const isLost = (wish.numberOfPillars ?? 0) > shelf.numberOfPillars;
  return (
    <fieldset className="mt-3" aria-describedby={`${id}hint`}>
      <legend className="field-label float-left mb-1.5">{t("configurator.pillars")}</legend>
      <span className="figures float-right text-small text-muted">{effect}</span>
      <div className="clear-both grid grid-cols-2 gap-2">
        {[min, max].map((count) => (
          <label key={count} className="choice flex min-h-11 items-center gap-3 py-2!">
            <input
              type="radio"
              name="numberOfPillars"
              value={count}
              className="mark"
              checked={shelf.numberOfPillars === count}
              disabled={hydrated && count > most}
              aria-describedby={count > most ? `${id}hint` : undefined}
              onChange={() => change((before) => settled("shelf", before, { numberOfPillars: count }))}
            />
            <span className="heading text-small font-[600]">{t("configurator.pillarCount", { count })}</span>
          </label>
        ))}
      </div>
      <p id={`${id}hint`} className="mt-1 text-small text-muted">
        {t("configurator.pillarHint", { from: SHELF.thirdPillarFrom })}
      </p>
      <WishNote
        text={
          isLost
            ? t("configurator.wish.pillars", {
                width: shelf.dimensions.width,
                count: most,
                wish: wish.numberOfPillars,
              })
            : null
        }
      />
      <IssueText id={`${id}fault`} name={t("configurator.pillars")} issue={issues.numberOfPillars} />
    </fieldset>
  );
}
