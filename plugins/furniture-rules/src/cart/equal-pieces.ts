/** A piece of a cart or an order, as far as it decides which others are equal to it. */
export interface ComparedPiece {
  readonly kind: string;
  /** The frozen configuration. */
  readonly configuration: object;
  /** Whole EUR, before discounts. */
  readonly price: number;
}

/**
 * Groups equal pieces: the same kind, configuration and price. Each group stands where its first piece stands. A piece with
 * a picked plank is equal to no other: there is one of each plank.
 */
export function groupEqualPieces<Piece extends ComparedPiece>(
  pieces: readonly Piece[],
): [Piece, ...Piece[]][] {
  const groups = new Map<string, [Piece, ...Piece[]]>();
  pieces.forEach((piece, index) => {
    const key = hasPickedPlanks(piece.configuration)
      ? `alone ${index}`
      : canonical([piece.kind, piece.price, piece.configuration]);
    const group = groups.get(key);
    if (group) group.push(piece);
    else groups.set(key, [piece]);
  });
  return [...groups.values()];
}

/** Whether the shopper picked at least one plank of a configuration. */
export function hasPickedPlanks(configuration: object): boolean {
  return "planks" in configuration && Array.isArray(configuration.planks)
    ? configuration.planks.some((plank) => typeof plank === "string")
    : false;
}

/** JSON with sorted keys: databases and forms write the same object in different orders. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? // Stryker disable next-line EqualityOperator: keys are unique, and every order does that is the same each time
        Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
