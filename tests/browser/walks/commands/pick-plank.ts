import { newPlank } from "../../staff";
import type { Expected } from "../expected";
import type { Piece } from "../oracle/pieces";
import { expect } from "../patience";
import type { Shopper } from "../shopper";
import { Step } from "./step";
import { wishFor } from "./wishes";

/** Picks a plank for the first place, of the stock that the shopper sees. */
export class PickPlank extends Step {
  protected can({ place, piece }: Readonly<Expected>): boolean {
    return place === "configurator" && piece !== null && stockOf(piece) !== null && piece.plank === null;
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    const { piece } = expected;
    const list = piece && stockOf(piece);
    if (!piece || !list) return;
    await shopper.closePopup(expected);
    const plank = await newPlank(list, "Gang");
    // The address follows a change a moment later, on a busy machine many moments; the page opens again as its address says.
    const { length } = piece.size;
    const written = () => new URL(shopper.page.url()).searchParams.get("length") ?? String(length);
    await expect.poll(written, "the address says the last change").toBe(String(length));
    // The page asks for the stock when picking begins and when it is opened again.
    await shopper.page.reload();
    const words = shopper.words(expected.language);
    expected.piece = await wishFor(shopper, expected.language, piece, { what: "planks", picked: true });
    await shopper.main.getByRole("combobox", { name: words.plank }).selectOption({ label: plank.title });
    await expect(shopper.page).toHaveURL(new RegExp(plank.id));
    expected.piece = { ...expected.piece, plank: plank.title };
    // Whether its plank is still free when the design comes back is another story.
    expected.designs[list] = null;
  }
  toString(): string {
    return "pick a plank";
  }
}

function stockOf({ kind }: Piece): "table" | "bench" | "stool" | "shelf" | null {
  return kind === "table" || kind === "bench" || kind === "stool" || kind === "shelf" ? kind : null;
}
