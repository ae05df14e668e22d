import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../core/refusal/refusal";
import { INQUIRIES } from "../../modules/inquiries";
import type InquiriesService from "../../modules/inquiries/service";

const text = z.string().max(2000).nullable();

/** What staff write down about a message or withdrawal, and the note that they saw before: a colleague's is not written over unseen. */
export const noteFields = { note: text.optional(), note_seen: text.optional() };

/** Keeps a note. Throws a conflict where there is another one than its writer saw. */
export async function keepNote(
  container: MedusaContainer,
  matter: "message" | "withdrawal",
  { id, note: kept }: { id: string; note: string | null },
  {
    note,
    note_seen: seen = kept,
  }: { note?: string | null | undefined; note_seen?: string | null | undefined },
): Promise<void> {
  if (note === undefined) return;
  const inquiries = container.resolve<InquiriesService>(INQUIRIES);
  if (await inquiries.writeNote(matter, id, { note, seen })) return;
  throw Refusal.conflict("note", "Die Notiz ist inzwischen eine andere.", "note_changed");
}
