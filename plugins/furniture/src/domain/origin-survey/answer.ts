import { readTexts, type TextRule } from "../../core/refusal/read-texts";
import { Refusal } from "../../core/refusal/refusal";
import { NORMAL_ORIGINS, type OriginAnswer } from "../../modules/inquiries/origin";
import { bodyLanguage } from "../messages/message-body";

const FIELDS = {
  normalOrigin: { max: 20 },
  otherOrigin: { max: 200 },
  occasion: { max: 40 },
} as const satisfies Record<string, TextRule>;

const MESSAGES = {
  origin_unknown: { de: "Diese Auswahl gibt es nicht.", en: "There is no such choice." },
  origin_required: { de: "Bitte etwas auswählen oder eingeben.", en: "Please choose or enter something." },
  origin_one_only: {
    de: "Bitte entweder etwas auswählen oder etwas eingeben.",
    en: "Please either choose or enter something.",
  },
};

/** Reads an answer to the survey. Throws a Refusal for none, for both, and for a choice that there is not. */
export function readOriginAnswer(body: unknown): OriginAnswer {
  const language = bodyLanguage(body);
  const { normalOrigin, otherOrigin, occasion } = readTexts(body, FIELDS, ["language"], language);
  const refuse = (path: string, code: keyof typeof MESSAGES) =>
    Refusal.single(path, MESSAGES[code][language], code);
  const choice = NORMAL_ORIGINS.find((origin) => origin === normalOrigin) ?? null;
  if (normalOrigin && !choice) throw refuse("normalOrigin", "origin_unknown");
  if (choice && otherOrigin) throw refuse("otherOrigin", "origin_one_only");
  if (!choice && !otherOrigin) throw refuse("normalOrigin", "origin_required");
  return { normalOrigin: choice, otherOrigin: otherOrigin || null, occasion: occasion || null };
}
