import { Heading, Text } from "@medusajs/ui";
import { STEPS, type Step, stepsOf } from "@planke46/furniture-rules";
import { type DragEvent, useState } from "react";
import { PieceCard } from "./PieceCard";
import type { Board, BoardPiece, Move } from "./requests";
import { stepTitle } from "./words";

/** What a dragged card carries. */
const CARRIED = "application/x-workshop-piece";
/** CSS px. */
const COLUMN_WIDTH = 216;

interface BoardProps {
  board: Board;
  onMove: (move: Move) => void;
  /** A card was dropped on an earlier step: the board needs a reason. */
  onBack: (piece: BoardPiece, to: Step) => void;
}

/** A column for each step; cards are dragged from one to another. */
export function BoardColumns({ board, onMove, onBack }: BoardProps) {
  const [over, setOver] = useState<Step>();
  const drop = (event: DragEvent, to: Step) => {
    event.preventDefault();
    setOver(undefined);
    const number = event.dataTransfer.getData(CARRIED);
    const piece = board.pieces.find((one) => one.number === number);
    if (!piece || piece.step === to) return;
    if (STEPS.indexOf(to) > STEPS.indexOf(piece.step)) onMove({ number, to, version: piece.version });
    else if (stepsOf(piece.kind).includes(to)) onBack(piece, to);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be scrollable by key
    <section tabIndex={0} aria-label="Tafel" className="flex gap-3 overflow-x-auto px-6 py-4">
      {STEPS.map((step) => (
        <section
          key={step}
          aria-labelledby={`step-${step}`}
          className="bg-ui-bg-subtle flex shrink-0 flex-col gap-2 rounded-lg p-2"
          style={{
            width: COLUMN_WIDTH,
            minHeight: 320,
            outline: over === step ? "2px dashed #3b82f6" : "none",
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(step);
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={(event) => drop(event, step)}
        >
          <Heading level="h2" id={`step-${step}`} className="flex justify-between px-1 py-1">
            {stepTitle(step)} <span className="text-ui-fg-subtle">{board.counts[step] ?? 0}</span>
          </Heading>
          {board.pieces
            .filter((piece) => piece.step === step)
            .map((piece) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the menu on each card does the same by key
              <div
                key={piece.number}
                draggable
                style={{ cursor: "grab" }}
                onDragStart={(event) => event.dataTransfer.setData(CARRIED, piece.number)}
              >
                <PieceCard piece={piece} onMove={onMove} />
              </div>
            ))}
          <More board={board} step={step} />
        </section>
      ))}
    </section>
  );
}

/** How many pieces of a step are not shown. */
export function More({ board, step }: { board: Board; step: Step }) {
  const shown = board.pieces.filter((piece) => piece.step === step).length;
  const left = (board.counts[step] ?? 0) - shown;
  if (left <= 0) return null;
  return (
    <Text size="small" className="text-ui-fg-subtle px-1">
      und {left} weitere; Suche und Filter finden sie
    </Text>
  );
}

/** The pieces below each other, step by step, for a phone. */
export function StepLists({ board, onMove }: { board: Board; onMove: (move: Move) => void }) {
  const steps = STEPS.filter((step) => (board.counts[step] ?? 0) > 0);
  if (steps.length === 0) return <Text className="px-6 py-4">Nichts davon ist in der Werkstatt.</Text>;
  return (
    <div className="flex flex-col gap-4 px-4 py-4">
      {steps.map((step) => (
        <section key={step} aria-labelledby={`step-${step}`} className="flex flex-col gap-2">
          <Heading level="h2" id={`step-${step}`}>
            {stepTitle(step)} <span className="text-ui-fg-subtle">{board.counts[step]}</span>
          </Heading>
          {board.pieces
            .filter((piece) => piece.step === step)
            .map((piece) => (
              <PieceCard key={piece.number} piece={piece} onMove={onMove} large />
            ))}
          <More board={board} step={step} />
        </section>
      ))}
    </div>
  );
}
