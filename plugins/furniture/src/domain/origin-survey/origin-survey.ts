import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readTexts, type TextRule } from "../../core/refusal/read-texts";
import { Refusal } from "../../core/refusal/refusal";
import { type Texts, textsIn } from "../../language/texts";
import { INQUIRIES } from "../../modules/inquiries";
import {
  type KeptOrigin,
  NORMAL_ORIGINS,
  type NormalOrigin,
  type OriginAnswer,
  originInWords,
} from "../../modules/inquiries/rows";
import { queueMail } from "../mails/queue-mail";
import { bodyLanguage } from "../messages/message-body";

export interface SurveyResult {
  total: number;
  /** Every choice and "other", also those with no answers. */
  counts: { origin: NormalOrigin | "other"; count: number }[];
  /** What people wrote, newest first, at most 200. */
  others: { text: string; created_at: string; order: { id: string; number: string } | null }[];
}

/** Counts the answers given between two days (YYYY-MM-DD by the shop's clock), both included. */
export async function surveyResult(
  container: MedusaContainer,
  range: { from?: string | undefined; to?: string | undefined },
): Promise<SurveyResult> {
  const inquiries = container.resolve(INQUIRIES);
  const [counts, others] = await Promise.all([inquiries.countOrigins(range), inquiries.otherOrigins(range)]);
  const numbers = await orderNumbers(
    container,
    others.map(({ order_id }) => order_id),
  );
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    counts,
    others: others.map(({ text, created_at, order_id }) => {
      const number = numbers.get(order_id);
      return {
        text,
        created_at: new Date(created_at).toISOString(),
        order: number === undefined ? null : { id: order_id, number },
      };
    }),
  };
}

async function orderNumbers(container: MedusaContainer, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "display_id"],
    filters: { id: ids },
  });
  return new Map(data.map(({ id, display_id }) => [id, String(display_id)]));
}

const FIELDS = {
  normalOrigin: { max: 20 },
  otherOrigin: { max: 200 },
  occasion: { max: 40 },
} as const satisfies Record<string, TextRule>;

/** Reads an answer to the survey. Throws a Refusal for none, for both, and for a choice that there is not. */
export function readOriginAnswer(body: unknown): OriginAnswer {
  const language = bodyLanguage(body);
  const { normalOrigin, otherOrigin, occasion } = readTexts(body, FIELDS, ["language"], language);
  const refuse = (path: string, code: keyof Texts["refusals"]["originSurvey"]) =>
    Refusal.single(path, textsIn(language).refusals.originSurvey[code], code);
  const choice = NORMAL_ORIGINS.find((origin) => origin === normalOrigin) ?? null;
  if (normalOrigin && !choice) throw refuse("normalOrigin", "origin_unknown");
  if (choice && otherOrigin) throw refuse("otherOrigin", "origin_one_only");
  if (!choice && !otherOrigin) throw refuse("normalOrigin", "origin_required");
  return { normalOrigin: choice, otherOrigin: otherOrigin || null, occasion: occasion || null };
}

/**
 * Puts the workshop's mail about an answer into the outbox. Repeatable: an order has one such mail, with the answer as it
 * was when the mail was queued. The order belongs to it, so that the words are forgotten with its customer.
 */
export async function queueOriginMail(container: MedusaContainer, kept: KeptOrigin): Promise<void> {
  await queueMail(container, {
    template: "workshop_origin_survey",
    key: `order:${kept.order_id}:origin_survey`,
    order_id: kept.order_id,
    data: { answer: originInWords(kept) },
  });
  await container.resolve(INQUIRIES).markMailsQueued("furniture_origin_survey", kept.id);
}
