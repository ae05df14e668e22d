import type { ChoiceField } from "@planke46/furniture-rules";
import type { Codec } from "./codec.ts";
import { given, text } from "./query.ts";

/** One of a few words, under its own name. */
export const choice: Codec<ChoiceField> = {
  read(query, { name, words }) {
    const said = text(query, name);
    return {
      said: given(name, said),
      piece: given(
        name,
        words.find((word) => word === said),
      ),
    };
  },
  write(piece, { name }, query) {
    const word = piece[name];
    if (word !== undefined) query.set(name, word);
  },
  at: (path, { name }) => (path === name ? name : undefined),
};
