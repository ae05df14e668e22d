import { INQUIRY_BOUNDS } from "@planke46/furniture-rules";
import { readTexts, type TextRule } from "../../core/refusal/read-texts";
import { Refusal } from "../../core/refusal/refusal";
import { textsIn } from "../../language/texts";
import type { NewWithdrawal } from "../../modules/inquiries/rows";
import { bodyLanguage } from "../messages/message-body";

const FIELDS = {
  name: { max: INQUIRY_BOUNDS.name, required: true },
  email: { max: INQUIRY_BOUNDS.email, required: true, format: "email" },
  order_number: { max: INQUIRY_BOUNDS.order_number, required: true },
  scope: { max: 10 },
  pieces: { max: INQUIRY_BOUNDS.pieces, lines: "many" },
  text: { max: INQUIRY_BOUNDS.text, lines: "many" },
  /** What people do not see; who fills it in is a machine. */
  website: { max: 2000 },
} as const satisfies Record<string, TextRule>;

/** Reads what the withdrawal form sends. Throws a Refusal that names every faulty field in the form's language. */
export function readWithdrawal(body: unknown): NewWithdrawal {
  const language = bodyLanguage(body);
  const texts = readTexts(body, FIELDS, ["language"], language);
  const { scope = "all", pieces } = { ...texts, scope: texts.scope || "all" };
  const refuse = (path: string, code: "scope_unknown" | "pieces_required" | "pieces_of_all") =>
    Refusal.single(path, textsIn(language).refusals.withdrawal[code], code);
  if (scope !== "all" && scope !== "some") throw refuse("scope", "scope_unknown");
  if (scope === "some" && !pieces) throw refuse("pieces", "pieces_required");
  if (scope === "all" && pieces) throw refuse("pieces", "pieces_of_all");
  return {
    name: texts.name,
    email: texts.email,
    order_number: texts.order_number,
    scope,
    pieces: pieces || null,
    text: texts.text || null,
    language,
    spam: texts.website !== "",
  };
}
