import {
  type ConfigurationOf,
  type Kind,
  type Palette,
  parseConfiguration,
  STANDARD_COLORS,
} from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import type { StockPlank } from "../commerce/planks.server.ts";
import type { Language } from "../language/languages.ts";
import { nearestConfiguration, type QueryLike, readQuery } from "../piece/address/address.ts";
import { shownSize } from "../piece/fields/size.ts";
import { type ConfigurableKind, FORMS, type Piece } from "../piece/kinds.ts";
import { designIn, designInForm, wishText } from "../piece/wish/address.ts";
import type { Design } from "../piece/wish/wish.ts";
import { settled } from "./change.ts";
import { type FieldIssue, type FieldIssues, fieldIssues } from "./fieldIssues.ts";
import { withoutGone } from "./plankMoves.ts";

/** What is typed into a field and shown again, at most. */
const LONGEST_TYPED = 40;
/** Faults that follow from a smaller size. */
const FOLLOWS_SIZE: readonly FieldIssue["reason"][] = ["too_many_boards", "too_many_pillars"];

/** A piece read from a query or form: the piece itself if it can be built, else the nearest one and every fault. */
export interface Reading {
  ok: boolean;
  nearest: ConfigurationOf<ConfigurableKind>;
  issues: FieldIssues;
  /** What was typed into the fields at fault. */
  typed: Partial<Record<string, string>>;
  /** What is kept of a wish that the size does not allow, see `wishText`. */
  wish: string;
}

/** @param palette the standard colours that hold now */
export function readPiece(
  kind: ConfigurableKind,
  query: QueryLike,
  palette: Palette = STANDARD_COLORS,
): Reading {
  const { said, nearest } = readQuery(kind, query, palette);
  const parsed = parseConfiguration(kind, said, palette);
  const issues = parsed.ok ? {} : fieldIssues(parsed.issues);
  return {
    ok: parsed.ok,
    nearest,
    issues,
    typed: typedFields(query, issues),
    wish: wishText(kind, designIn(kind, query, palette)),
  };
}

/**
 * Reads a form that only asks for a new picture. Too many boards or pillars are no fault here if the form also changes the size:
 * the counts are fitted to the size, and the numbers asked for stay the wish.
 * @returns null where something else is wrong
 */
export function readAdapted(
  kind: ConfigurableKind,
  form: QueryLike,
  { ok, issues }: Reading,
  palette: Palette = STANDARD_COLORS,
): Design<ConfigurableKind> | null {
  const isResized = form.get("shown") !== shownSize(kind, nearestConfiguration(kind, form));
  const onlyFollows = Object.values(issues).every((issue) => issue && FOLLOWS_SIZE.includes(issue.reason));
  return ok || (isResized && onlyFollows) ? designInForm(kind, form, palette) : null;
}

function typedFields(query: QueryLike, issues: FieldIssues): Partial<Record<string, string>> {
  const typed: Partial<Record<string, string>> = {};
  for (const field of Object.keys(issues)) {
    const value = query.get(field);
    if (typeof value === "string") typed[field] = value.slice(0, LONGEST_TYPED);
  }
  return typed;
}

/** What there is to pick from for a kind; null for kinds made from offcuts and when the stock does not answer. */
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
