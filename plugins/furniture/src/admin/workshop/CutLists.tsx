import { Heading, Text } from "@medusajs/ui";
import type { Piece } from "./requests";

/** What the piece is sawn from, board by board and bar by bar; measures in cm. */
export function CutLists({ piece: { boards, steel } }: { piece: Piece }) {
  return (
    <section aria-labelledby="cut-list" className="flex flex-col gap-3 px-6 py-4">
      <Heading level="h2" id="cut-list">
        Zuschnitt
      </Heading>
      <ul className="flex flex-col divide-y">
        {boards.map(({ place, plank, size, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boards of a piece never change, and two may be equal
          <li key={index} className="py-2">
            <Text weight="plus">{size} cm</Text>
            <Text size="small" className="text-ui-fg-subtle">
              {[place, plank, note].filter(Boolean).join(" · ")}
            </Text>
          </li>
        ))}
      </ul>
      {steel.length > 0 && (
        <>
          <Heading level="h3">Stahl und Beschläge</Heading>
          <ul className="flex flex-col divide-y">
            {steel.map(({ count, part, profile, length, cut }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index} className="py-2">
                <Text weight="plus">
                  {count} × {part}
                  {length && `, ${length} cm`}
                </Text>
                <Text size="small" className="text-ui-fg-subtle">
                  {[profile, cut].filter(Boolean).join(" · ")}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
