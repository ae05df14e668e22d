import { OWN_FIELD_NAMES } from "@planke46/furniture-rules/kind-names";

/**
 * The names by which an address says a piece. Whatever else stands in a query is of advertisements and search engines, which invent new
 * names each year. Every hydrated page carries this: written short, and importing nothing but a list of names.
 */
const SAYS_A_PIECE =
  /[?&](chosen|length|width|height|frameType|tableTop|filling|(c|ownC|passepartoutC)olor|numberOf\w+|boards|choosePlanks|shown|count|line)=/;

/** Whether a query, with its question mark, holds a configuration. */
export const hasConfiguration = (search: string): boolean =>
  SAYS_A_PIECE.test(search) || OWN_FIELD_NAMES.some((name) => new URLSearchParams(search).has(name));
