import { Heading, Text } from "@medusajs/ui";
import { STEPS } from "@planke46/furniture-rules";
import { More } from "./BoardColumns";
import { PieceCard } from "./PieceCard";
import type { Board, Move } from "./requests";
import { stepTitle } from "./words";

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
