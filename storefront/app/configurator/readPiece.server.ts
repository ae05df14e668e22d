import { type ConfigurationOf, type Kind, parseConfiguration } from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import type { Language } from "../language/languages.ts";
import { configurationFromQuery, nearestConfiguration, type QueryLike } from "./address/address.ts";
import { settled } from "./change.ts";
import { type FieldIssues, fieldIssues } from "./fieldIssues.ts";
import { type ConfigurableKind, FORMS, type Piece } from "./kinds.ts";
import { type StockPlank, withoutGone } from "./plankMoves.ts";

/** What is typed into a field and shown again, at most. */
const LONGEST_TYPED = 20;

/** What a query or form says about a piece: as it is if it can be built, else the nearest and every fault. */
export interface Reading {
  ok: boolean;
  nearest: ConfigurationOf<ConfigurableKind>;
  issues: FieldIssues;
  /** What was typed into the fields at fault. */
  typed: Partial<Record<string, string>>;
}

export function readPiece(kind: ConfigurableKind, query: QueryLike): Reading {
  const parsed = parseConfiguration(kind, configurationFromQuery(kind, query));
  const issues = parsed.ok ? {} : fieldIssues(parsed.issues);
  return {
    ok: parsed.ok,
    nearest: nearestConfiguration(kind, query),
    issues,
    typed: typedFields(query, issues),
  };
}

function typedFields(query: QueryLike, issues: FieldIssues): Partial<Record<string, string>> {
  const typed: Partial<Record<string, string>> = {};
  for (const field of Object.keys(issues)) {
    const value = query.get(field);
    if (typeof value === "string") typed[field] = value.slice(0, LONGEST_TYPED);
  }
  return typed;
}

/** What there is to pick from for a kind; null for kinds made from offcuts and when nobody can say. */
export async function stockOf(
  kind: ConfigurableKind,
  language: Language,
  context: Pick<AppLoadContext, "stockOf">,
  cartId?: string,
): Promise<StockPlank[] | null> {
  return FORMS[kind].planks ? context.stockOf(kind satisfies Kind, language, cartId) : null;
}

/** A reading whose picked planks can all be had; those that are gone become the workshop's, and are named. */
export function withStock(kind: ConfigurableKind, reading: Reading, stock: StockPlank[] | null) {
  const { planks }: Piece = reading.nearest;
  const { picks, gone } = withoutGone(planks ?? [], stock ?? []);
  if (!stock || gone.length === 0) return { ...reading, gonePlanks: [] };
  return { ...reading, nearest: settled(kind, reading.nearest, { planks: picks }), gonePlanks: gone };
}
