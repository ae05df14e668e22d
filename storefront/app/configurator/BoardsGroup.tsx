import {
  BOUNDS,
  mostShelfBoards,
  mostShelfPillars,
  SHELF,
  type ShelfBoard,
  type ShelfConfiguration,
} from "@planke46/furniture-rules";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { boardReach, shownShelf } from "../piece/fields/boards.ts";
import { type Design, hungElsewhere } from "../piece/wish/wish.ts";
import { boardsOf, settled, withBoard, withBoardCount, withEvenBoards, withoutBoard } from "./change.ts";
import type { FieldIssue, FieldIssues } from "./fieldIssues.ts";
import { Group, IssueText, WishNote } from "./Group.tsx";
import { Measure, useTyped } from "./Measure.tsx";
import { useHydrated } from "./useHydrated.ts";

interface BoardsGroupProps {
  design: Design<"shelf">;
  change: (make: (before: ShelfConfiguration) => ShelfConfiguration) => void;
  issues: FieldIssues;
  typed: Partial<Record<string, string>>;
  /** What a breakdown line costs now (EUR), already written out. */
  effectOf: (code: string) => string | undefined;
}

/** How many boards and pillars a shelf has, and where each board hangs. */
export function BoardsGroup({ design, change, issues, typed, effectOf }: BoardsGroupProps) {
  const { t } = useTranslation();
  const { piece: shelf } = design;
  const { numberOfPlanks, dimensions } = shelf;
  const bounds = { min: BOUNDS.shelf.planks.min, max: mostShelfBoards(dimensions.height) };
  return (
    <Group id="boards" title={t("configurator.boards")}>
      <input type="hidden" name="shownShelf" value={shownShelf(shelf)} />
      <Measure
        name="numberOfPlanks"
        label={t("configurator.boardCount")}
        unit=""
        value={numberOfPlanks}
        bounds={bounds}
        typed={typed.numberOfPlanks}
        issue={issues.numberOfPlanks}
        effect={effectOf("planks")}
        note={useBoardsNote(design)}
        onChange={(count) => change((before) => withBoardCount(before, count))}
      />
      <PillarsField design={design} change={change} issues={issues} effect={effectOf("pillars")} />
      <BoardDetails {...{ shelf, change, issues, typed, bounds }} />
    </Group>
  );
}

interface BoardDetailsProps extends Pick<BoardsGroupProps, "change" | "issues" | "typed"> {
  shelf: ShelfConfiguration;
  /** How many boards there may be. */
  bounds: { min: number; max: number };
}

/** Where each board hangs: open from the start where one was hung by hand. */
function BoardDetails({ shelf, change, issues, typed, bounds }: BoardDetailsProps) {
  const { t } = useTranslation();
  const boards = boardsOf(shelf);
  const [opened] = useState(shelf.boards !== undefined);
  const hasFaults = Object.keys(issues).some((field) => field.startsWith("board"));
  return (
    <details className="group mt-4 border-t border-line" open={opened || hasFaults}>
      <summary className="heading flex min-h-12 list-none items-center justify-between gap-3 text-small font-[560]">
        {t("configurator.boardDetails")}
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="h-4 w-4 transition-transform group-open:rotate-45"
        >
          <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <p className="mb-2 text-small text-muted">
        {t("configurator.boardHint", { first: SHELF.firstBoard, apart: SHELF.boardDistance })}
      </p>
      <ol className="grid gap-2">
        {boards.map((_, index) => (
          <BoardField
            // biome-ignore lint/suspicious/noArrayIndexKey: boards are counted from the top
            key={index}
            boards={boards}
            index={index}
            height={shelf.dimensions.height}
            typed={typed[`board${index + 1}`]}
            issue={issues[`board${index + 1}`]}
            onChange={(next) => change((before) => withBoard(before, index, next))}
            onRemove={
              shelf.numberOfPlanks > bounds.min
                ? () => change((before) => withoutBoard(before, index))
                : undefined
            }
          />
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-2 pb-2">
        <button
          type="button"
          className="button with-script text-small"
          disabled={shelf.numberOfPlanks >= bounds.max}
          onClick={() => change((before) => withBoardCount(before, before.numberOfPlanks + 1))}
        >
          {t("configurator.boardAdd")}
        </button>
        <button
          type="submit"
          name="even"
          value="yes"
          className="button text-small"
          onClick={() => change(withEvenBoards)}
        >
          {t("configurator.boardsEven")}
        </button>
      </p>
    </details>
  );
}

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
function BoardField({ boards, index, height, typed, issue, onChange, onRemove }: BoardFieldProps) {
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

interface PillarsFieldProps {
  design: Design<"shelf">;
  change: (make: (before: ShelfConfiguration) => ShelfConfiguration) => void;
  issues: FieldIssues;
  /** What the third pillar costs, already written out. */
  effect: string | undefined;
}

/** Two pillars or three. A third one that the width does not allow is disabled; what is written below says why. */
function PillarsField({ design, change, issues, effect }: PillarsFieldProps) {
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

/** What became of a wish for boards, in words: how many fit, and where they were hung by hand; null where nothing did. */
function useBoardsNote(design: Design<"shelf">): string | null {
  const { t } = useTranslation();
  const { piece, wish } = design;
  const { height } = piece.dimensions;
  const { numberOfPlanks: wished = 0 } = wish;
  const hungAt = hungElsewhere(design);
  const notes = [
    wished > piece.numberOfPlanks &&
      t("configurator.wish.boards", { height, count: piece.numberOfPlanks, wish: wished }),
    hungAt !== null && t("configurator.wish.hung", { height: hungAt }),
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(" ") : null;
}
