import { hexOfCard } from "@planke46/furniture-rules";
import type { Codec } from "./codec.ts";
import { colorOf, isHex } from "./color.ts";
import { given, text } from "./query.ts";

const NAME = "passepartoutColor";

/** The colour of the card round a picture; said only with the filling that has one. */
export const card: Codec<unknown> = {
  read(query, _field, { piece }) {
    const typed = text(query, NAME);
    const said = typed === undefined ? undefined : (hexOfCard(typed) ?? colorOf(typed));
    const isShown = piece.filling === "passepartout" && said !== undefined && isHex(said);
    return { said: given(NAME, said), piece: isShown ? { [NAME]: said.toUpperCase() } : {} };
  },
  write({ filling, passepartoutColor }, _field, query) {
    if (filling === "passepartout" && passepartoutColor) {
      query.set(NAME, passepartoutColor.slice(1).toLowerCase());
    }
  },
  at: (path) => (path === NAME ? NAME : undefined),
};
