import { z } from "zod";
import type { Language } from "../language/languages.ts";
import type { AskMedusa } from "./medusa.server.ts";

const declared = z.object({
  name: z.string(),
  email: z.string(),
  order_number: z.string(),
  scope: z.enum(["all", "some"]),
  pieces: z.string().nullable(),
  text: z.string().nullable(),
});
/** A declaration of withdrawal as it was received. */
export type Declared = z.infer<typeof declared>;

/** The same as its sender fills it in. */
export interface WithdrawalForm extends Omit<Declared, "pieces" | "text"> {
  pieces: string;
  text: string;
  website: string;
  language: Language;
}

const draftAnswer = z.object({ withdrawal: declared.extend({ id: z.string() }) });
const receiptAnswer = z.object({
  withdrawal: declared.extend({
    withdrawal_id: z.string(),
    confirmed_at: z.string(),
    confirmed_at_words: z.string(),
  }),
});
export type WithdrawalDraft = z.infer<typeof draftAnswer>["withdrawal"];
export type WithdrawalReceipt = z.infer<typeof receiptAnswer>["withdrawal"];

export type Inquiries = ReturnType<typeof createInquiries>;

/** Forms and surveys that are not part of buying. All requests throw CommerceRefusal or CommerceUnavailable. */
export function createInquiries(ask: AskMedusa) {
  const post = <T>(path: string, body: unknown, answer: z.ZodType<T>) =>
    ask(path, { method: "POST", body, answer });
  return {
    sendMessage: async (message: Record<string, unknown>): Promise<void> => {
      await post("/store/messages", message, z.unknown());
    },

    /** Mails a design to the address in `request`. */
    mailDesign: async (request: Record<string, unknown>): Promise<void> => {
      await post("/store/furniture/designs/mail", request, z.unknown());
    },

    answerSurvey: async (orderId: string, answer: Record<string, unknown>): Promise<void> => {
      await post(`/store/orders/${encodeURIComponent(orderId)}/origin-survey`, answer, z.unknown());
    },

    draftWithdrawal: async (form: WithdrawalForm): Promise<WithdrawalDraft> =>
      (await post("/store/withdrawals", form, draftAnswer)).withdrawal,

    /** Safe to repeat: the first moment stays. */
    confirmWithdrawal: async (id: string, language: Language): Promise<WithdrawalReceipt> =>
      (await post(`/store/withdrawals/${encodeURIComponent(id)}/confirm`, { language }, receiptAnswer))
        .withdrawal,
  };
}
