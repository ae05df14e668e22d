import type { Card } from "./cards.server.ts";
import { usePieceFacts } from "./pieceWords.ts";
import { WholeParts } from "./WholeParts.tsx";

/** What a piece is like: measures, frame, colour, planks. */
export function PieceFacts({ card }: { card: Card }) {
  const facts = usePieceFacts(card);
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-small max-[22rem]:gap-x-2">
      {facts.map(({ label, value, hex }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className={`figures hyphens-none ${hex ? "flex" : ""}`}>
            {hex ? <ColorMark hex={hex} /> : null}
            <span>
              <WholeParts text={value} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ColorMark({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-1 mr-1.5 h-3 w-3 flex-none">
      <rect x=".5" y=".5" width="11" height="11" rx="1" fill={hex} stroke="#857a6a" />
    </svg>
  );
}
