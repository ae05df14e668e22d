import { issuesOf } from "../../core/refusal/refusal";

/** A lost connection is another one the second time. */
const TRIES = 2;

/**
 * Writes down an order that is placed, and paid, by now. A refusal undoes it all: a plank was sold to another shopper. What fails otherwise,
 * such as the database, must not, because Medusa would give the money of a whole order back: it is tried once more, and then left to the sweep.
 * @param record may be repeated, see `recordOrder`
 * @param leave hears why it is left
 * @throws the refusal
 */
export async function recordPlaced(
  record: () => Promise<void>,
  leave: (error: unknown) => void,
): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await record();
    } catch (error) {
      if (issuesOf(error)) throw error;
      if (tried === TRIES) return leave(error);
    }
  }
}
