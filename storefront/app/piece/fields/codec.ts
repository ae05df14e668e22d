import type { AcceptedColors } from "@planke46/furniture-rules";
import type { ConfigurableKind, Piece } from "../kinds.ts";
import type { QueryLike } from "./query.ts";

/** What a field may depend on: the kind it is of, and what was read of the piece before it. */
interface Before {
  kind: ConfigurableKind;
  /** The fields read so far, over the kind's first configuration. */
  piece: Piece;
  /** The standard colours that hold now; the first one is the default. */
  colors: AcceptedColors;
}

/** One field after reading. */
interface Read {
  /** The input as it is, valid or not: the kind's schema names the fault. Empty without input. */
  said: object;
  /** The nearest that can be built; the default where no input is near. */
  piece: Piece;
}

/** The one way of a field between the text of forms and addresses and a configuration. */
export interface Codec<Field> {
  read(query: QueryLike, field: Field, before: Before): Read;
  write(piece: Piece, field: Field, query: URLSearchParams): void;
  /** The form's field at which a fault at this path of the configuration stands; undefined for the path of another field. */
  at(path: string, field: Field): string | undefined;
}
