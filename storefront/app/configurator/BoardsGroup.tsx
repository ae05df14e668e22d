import { BOUNDS, mostShelfBoards, SHELF, type ShelfConfiguration } from "@planke46/furniture-rules";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shownShelf } from "../piece/fields/boards.ts";
import type { Design } from "../piece/wish/wish.ts";
import { BoardField } from "./BoardField.tsx";
import { boardsOf, withBoard, withBoardCount, withEvenBoards, withoutBoard } from "./change.ts";
import type { FieldIssues } from "./fieldIssues.ts";
import { Group } from "./Group.tsx";
import { Measure } from "./Measure.tsx";
import { PillarsField } from "./PillarsField.tsx";
import { useBoardsNote } from "./wish/notes.ts";

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
  const boards = boardsOf(shelf);
  const [opened] = useState(shelf.boards !== undefined);
  const hasFaults = Object.keys(issues).some((field) => field.startsWith("board"));
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
              height={dimensions.height}
              typed={typed[`board${index + 1}`]}
              issue={issues[`board${index + 1}`]}
              onChange={(next) => change((before) => withBoard(before, index, next))}
              onRemove={
                numberOfPlanks > bounds.min
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
            disabled={numberOfPlanks >= bounds.max}
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
    </Group>
  );
}
