import { z } from "@medusajs/framework/zod";
import { DEFINITIONS, kindName, PLANK_KINDS, type PlankKind } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { reasonText } from "../../core/staff/reason-text";
import { PLANK_STATES } from "../../modules/planks/plank";

const list = z.enum(PLANK_KINDS, `muss eine von ${PLANK_KINDS.join(", ")} sein`);
const text = (most: number) =>
  z
    .string("muss ein Text sein")
    .trim()
    .min(1, "darf nicht leer sein")
    .max(most, `darf höchstens ${most} Zeichen haben`);
/** With its host: shop, admin and workshop's sheets show the picture from addresses of their own, where a path alone leads nowhere. */
const address = z
  .string("muss eine Adresse sein")
  .max(2000)
  .regex(/^https?:\/\/\S+$/, "muss eine Adresse sein, die mit http beginnt");
const WIDEST = 60;
/** Whole cm; no scaffolding plank is longer than 220 cm once it is sawn clean, nor wider than 60. */
const measure = (most: number) =>
  z
    .number("muss eine Zahl sein (cm)")
    .int("muss eine ganze Zahl sein (cm)")
    .min(5, `muss zwischen 5 und ${most} cm liegen`)
    .max(most, `muss zwischen 5 und ${most} cm liegen`);

const FULL_LENGTH = 220;

/** How wide a plank has to be for every board that is sawn from those of its list; a new one is as wide unless it is measured. */
export const narrowest = (list: PlankKind): number => DEFINITIONS[list].planks.width;

/** A plank that is too narrow for its boards is found out at the saw, when it has been sold. */
export function tooNarrow(list: PlankKind): Refusal {
  const least = narrowest(list);
  const message = `muss für diese Liste zwischen ${least} und ${WIDEST} cm liegen, damit jeder Zuschnitt daraus gelingt (${kindName(list, "de")})`;
  return Refusal.of([
    { path: "width", message, code: "plank_too_narrow", params: { min: least, max: WIDEST } },
  ]);
}

/** The measures of a new plank: its width follows from its list where it was not measured. */
function measured<Facts extends { list: PlankKind; width?: number | undefined }>(facts: Facts) {
  const { list, width = narrowest(list) } = facts;
  if (width < narrowest(list)) throw tooNarrow(list);
  return { ...facts, width };
}

/** A plank as staff enter it. Without a name it gets the next number. */
export const newPlankBody = z
  .strictObject({
    list,
    name: text(20).optional(),
    title: text(80).optional(),
    title_en: text(80).nullish(),
    image: address,
    normal_map: address.nullish(),
    end_grain: address.nullish(),
    length: measure(FULL_LENGTH).default(FULL_LENGTH),
    width: measure(WIDEST).optional(),
  })
  .transform(measured);

/** What stood in the fields that a change writes over, as its writer saw them: a colleague's change is not written over unseen. */
const seenFields = z
  .strictObject({
    list: z.string(),
    name: z.string(),
    title: z.string(),
    title_en: z.string().nullable(),
    length: z.number(),
    width: z.number(),
  })
  .partial();
export type SeenPlank = z.infer<typeof seenFields>;

/** A change; what is left out stays. */
export const plankChangeBody = z.strictObject({
  list: list.optional(),
  name: text(20).optional(),
  title: text(80).optional(),
  title_en: text(80).nullable().optional(),
  image: address.optional(),
  normal_map: address.nullable().optional(),
  end_grain: address.nullable().optional(),
  length: measure(FULL_LENGTH).optional(),
  width: measure(WIDEST).optional(),
  retired: z.boolean("muss wahr oder falsch sein").optional(),
  /** Why it is retired or put back. */
  reason: reasonText.optional(),
  seen: seenFields.optional(),
});

const MOST_AT_ONCE = 500;

/** Many planks are retired, or put back, for one reason. */
export const retireBody = z.strictObject({
  ids: z
    .array(z.string().max(100))
    .min(1, "Bitte wähle mindestens eine Planke")
    .max(MOST_AT_ONCE, `Bitte höchstens ${MOST_AT_ONCE} Planken auf einmal`),
  retired: z.boolean("muss wahr oder falsch sein"),
  reason: reasonText,
});

export const stockQuery = z.object({
  list: list.optional(),
  state: z.enum(PLANK_STATES, `muss einer von ${PLANK_STATES.join(", ")} sein`).optional(),
  q: z.string("muss ein Text sein").trim().max(100).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});

/** What comes with an uploaded photo. */
export const photoQuery = z
  .object({
    list,
    length: z.coerce.number().pipe(measure(FULL_LENGTH)).default(FULL_LENGTH),
    width: z.coerce.number().pipe(measure(WIDEST)).optional(),
  })
  .transform(measured);

/** @param field which of its pictures */
export function foreignPicture(field: string): Refusal {
  const message =
    "Dieses Bild liegt nicht bei den Dateien des Shops. Lade es unter „Planken“ als Foto hoch: Bilder von anderen Adressen holt der Shop nicht.";
  return Refusal.single(field, message, "foreign_picture");
}

export function nameTaken(name: string): Refusal {
  const message = `In dieser Liste gibt es schon eine Planke mit der Nummer ${name}`;
  return Refusal.single("name", message, "plank_name_taken");
}

export function photoKnown({ list, name }: { list: PlankKind; name: string }): Refusal {
  const message = `Aus diesem Foto ist schon die Planke ${name} geworden (${kindName(list, "de")})`;
  return Refusal.single("photo", message, "photo_known");
}

export function plankTaken(): Refusal {
  const message =
    "Diese Planke ist verkauft, oder es wird gerade für sie bezahlt: Liste, Länge und Breite bleiben, wie sie ausgesucht wurde. Bestellt jemand sie doch nicht, ist sie nach gut einer halben Stunde wieder frei.";
  return Refusal.single("", message, "plank_taken");
}

/** @param now what stands in the field meanwhile */
export function plankChanged(field: keyof SeenPlank, now: string | number | null): Refusal {
  const stands = now === null ? "steht hier nichts mehr" : `steht hier „${now}“`;
  const message = `Inzwischen ${stands}. Speichere noch einmal, wenn deine Angabe gelten soll.`;
  return Refusal.conflict(field, message, "plank_changed");
}

export function noPlank(id: string): Refusal {
  return Refusal.notFound(`Es gibt keine Planke ${id}`);
}

export function notSold(): Refusal {
  return Refusal.single("id", "Diese Planke ist nicht verkauft.", "not_sold");
}

/** @param number of the order that has the plank */
export function orderOpen(number: string): Refusal {
  const message = `Diese Planke gehört zur Bestellung ${number}. Storniere die Bestellung, dann wird die Planke von selbst frei, wenn sie noch nicht gesägt ist; soll das Möbel aus einer anderen gebaut werden, nimm „Auftrag ändern“. Von Hand geht es, wenn die Bestellung storniert ist, oder gepackt und voll erstattet.`;
  return Refusal.single("id", message, "order_open");
}
