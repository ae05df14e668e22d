import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import { PLANKS } from "../../modules/planks";
import type { GonePlank } from "../../modules/planks/holds";
import { plankTitle } from "../../modules/planks/plank";
import { pickedPlanks } from "../configuration/plank-titles";
import type { PricedConfiguration } from "../configuration/price-configuration";
import { boardLength } from "../planks/chosen";

export interface PickingPiece {
  /** Where its issues are reported: "lines.0". */
  path: string;
  piece: PricedConfiguration;
}

/**
 * What keeps new pieces of an order from being built from the planks picked for them: each must be in the list of its kind,
 * long enough, free or the order's own, and in no other piece of it. `taken`: the planks of the pieces that stay.
 */
export async function plankIssues(
  container: MedusaContainer,
  orderId: string,
  pieces: readonly PickingPiece[],
  taken: readonly string[],
): Promise<RefusalIssue[]> {
  const picks = pieces.flatMap(({ path, piece }) =>
    pickedPlanks(piece.configuration).map((picked) => ({ ...picked, path, piece })),
  );
  if (picks.length === 0) return [];
  const ids = picks.map(({ plank }) => plank);
  const stock = await container.resolve(PLANKS).planksByIds([...new Set(ids)]);
  return picks.flatMap(({ plank: id, position, path, piece }, index): RefusalIssue[] => {
    const plank = stock.find((candidate) => candidate.id === id);
    const title = plank ? plankTitle(plank, "de") : id;
    const needed = boardLength(piece, position);
    const at = `${path}.configuration.planks.${position}`;
    const issue = (code: string, message: string) => [{ path: at, code, message }];
    if (!plank) return issue("plank_unknown", `Die Planke „${title}“ gibt es nicht.`);
    if (plank.list !== piece.kind)
      return issue("plank_unlisted", `„${title}“ ist nicht für dieses Möbel gedacht.`);
    if (plank.state !== "available" && plank.order_id !== orderId)
      return issue("plank_gone", `„${title}“ ist nicht mehr zu haben. Bitte eine andere Planke wählen.`);
    if (taken.includes(id) || ids.indexOf(id) !== index)
      return issue("plank_in_order", `„${title}“ steckt schon in einem anderen Stück dieser Bestellung.`);
    if (plank.length < needed) return issue("plank_too_short", tooShort(title, plank.length, needed));
    return [];
  });
}

/** Why a plank that could be had when the change was read cannot be taken any more. */
export function plankRefusal(
  { id, title, length, fault }: GonePlank,
  planks: readonly { id: string; length: number }[],
): Refusal {
  const needed = planks.find((plank) => plank.id === id)?.length ?? 0;
  const message =
    fault === "plank_too_short"
      ? tooShort(title, length, needed)
      : `„${title}“ ist nicht mehr zu haben. Bitte eine andere Planke wählen.`;
  return Refusal.single("lines", message, fault);
}

/** Lengths in cm. */
function tooShort(title: string, length: number, needed: number): string {
  return `„${title}“ ist mit ${length} cm zu kurz: Gebraucht werden ${needed} cm.`;
}
