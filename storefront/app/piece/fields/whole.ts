import { type WholeField, wholeOf } from "@planke46/furniture-rules";
import type { Codec } from "./codec.ts";
import { given, nearestWhole, text, wholeOrText } from "./query.ts";

/** A whole number under its own name. */
export const whole: Codec<WholeField> = {
  read(query, field, { piece }) {
    const { name, bounds } = field;
    const said = wholeOrText(text(query, name));
    const value = nearestWhole(said, bounds, wholeOf(piece, field));
    return { said: given(name, said), piece: { [name]: value } };
  },
  write(piece, field, query) {
    query.set(field.name, String(wholeOf(piece, field)));
  },
  at: (path, { name }) => (path === name ? name : undefined),
};
