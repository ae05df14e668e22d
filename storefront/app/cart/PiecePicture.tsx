import { photoAddress } from "../piece/photoAddress.ts";
import { Swatch } from "../piece/Swatch.tsx";
import type { Card } from "./cards.server.ts";

/** The photograph of a piece with its own planks; a sample is its colour. */
export function PiecePicture({ card }: { card: Card }) {
  return (
    <div className="sheet grid place-items-center self-start overflow-hidden">
      {card.query ? (
        <img
          src={photoAddress(card.kind, card.query)}
          alt=""
          width={640}
          height={480}
          className="h-auto w-full"
        />
      ) : (
        <span className="p-3">
          <Swatch hex={card.color?.hex ?? "#E8D7AC"} />
        </span>
      )}
    </div>
  );
}
