import { groupEqualPieces } from "@planke46/furniture-rules";
import type { FurnitureLine } from "./lines";
import type { CartState } from "./state";

/** The lines of a cart that hold pieces equal to the one of this line, itself among them, in the cart's order. */
export function equalLines(
  { lines, configurations }: Pick<CartState, "lines" | "configurations">,
  lineId: string,
): FurnitureLine[] {
  const pieces = lines.map((line) => ({
    ...line,
    configuration: configurations.get(line.configuration_id)?.configuration ?? {},
  }));
  const group = groupEqualPieces(pieces).find((equal) => equal.some(({ id }) => id === lineId)) ?? [];
  const ids = new Set(group.map(({ id }) => id));
  return lines.filter(({ id }) => ids.has(id));
}
