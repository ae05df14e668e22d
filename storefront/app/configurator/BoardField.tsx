import type { ShelfBoard } from "@planke46/furniture-rules";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { boardReach } from "../piece/fields/boards.ts";
import type { FieldIssue } from "./fieldIssues.ts";
import { IssueText } from "./IssueText.tsx";
import { useTyped } from "./useTyped.ts";

interface BoardFieldProps {
  boards: ShelfBoard[];
  index: number;
  /** Of the shelf, cm. */
  height: number;
  typed?: string | undefined;
  issue?: FieldIssue | undefined;
  onChange: (change: Partial<ShelfBoard>) => void;
  /** Absent where no board may be taken out. */
  onRemove: (() => void) | undefined;
}

/** One board: how far it hangs from the top, how far to the next, and which end is cut short. */
export function BoardField({ boards, index, height, typed, issue, onChange, onRemove }: BoardFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const number = index + 1;
  const board = boards[index];
  const bounds = boardReach(boards, index, height);
  const value = board?.distanceFromTop ?? 0;
  const field = useTyped({
    value,
    bounds,
    typed,
    issue,
    onChange: (distanceFromTop) => onChange({ distanceFromTop }),
  });
  const below = (boards[index + 1]?.distanceFromTop ?? height) - value;
  const name = t("configurator.board", { number });
  return (
    <li className="paper grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 px-3 py-2">
      <label htmlFor={`${id}from`} className="field-label">
        {name}
        <span className="block font-normal text-muted">{t("configurator.boardFromTop")}</span>
      </label>
      <span className="flex items-center gap-1.5">
        <input
          id={`${id}from`}
          className="input figures min-h-11! w-[4.75rem] py-1! text-right"
          type="number"
          inputMode="numeric"
          name={`board${number}`}
          min={bounds.min}
          max={bounds.max}
          step={1}
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          aria-invalid={field.fault ? true : undefined}
          aria-describedby={`${id}below${field.fault ? ` ${id}fault` : ""}`}
        />
        <span aria-hidden="true" className="text-small text-muted">
          cm
        </span>
      </span>
      <p id={`${id}below`} className="figures col-span-full text-small text-muted">
        {t(index === boards.length - 1 ? "configurator.boardToFloor" : "configurator.boardToNext", {
          cm: below,
        })}{" "}
        · {t("configurator.bounds", bounds)}
      </p>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 text-small">
        {(["left", "right"] as const).map((side) => (
          <label key={side} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="mark"
              name={`${side}${number}`}
              value="short"
              checked={board?.[`${side}Short`] ?? false}
              aria-label={t(`configurator.${side}ShortOf`, { name })}
              onChange={(event) => onChange({ [`${side}Short`]: event.target.checked })}
            />
            {t(`configurator.${side}Short`)}
          </label>
        ))}
        {onRemove ? (
          <button
            type="button"
            className="button button-quiet with-script ml-auto text-small"
            aria-label={t("configurator.boardRemoveOf", { name })}
            onClick={onRemove}
          >
            {t("configurator.boardRemove")}
          </button>
        ) : null}
      </div>
      <IssueText id={`${id}fault`} name={name} issue={field.fault} />
    </li>
  );
}
