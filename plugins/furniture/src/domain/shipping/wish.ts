import { z } from "@medusajs/framework/zod";
import { appointment } from "../orders/fulfilments";
import { isDay } from "../workshop/days";

/** Longer than any number or name of a forwarder. */
const MOST_LETTERS = 60;
const MOST_LETTERS_OF_ADDRESS = 500;
const MOST_PIECES = 100;

const oneLine = (empty: string) =>
  z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(MOST_LETTERS, `Bitte höchstens ${MOST_LETTERS} Zeichen`)
    .regex(/^[^\p{Cc}]*$/u, "Bitte in einer Zeile");
const line = oneLine("Bitte schreibe etwas, oder lass es weg").optional();

const webAddress = z
  .url({ protocol: /^https?$/, error: "Bitte nenne eine Adresse, die mit https:// beginnt" })
  .max(MOST_LETTERS_OF_ADDRESS, `Bitte höchstens ${MOST_LETTERS_OF_ADDRESS} Zeichen`)
  .optional();

/** One more parcel of a shipment. */
export const parcelBody = z.strictObject({
  tracking_number: oneLine("Bitte nenne die Sendungsnummer"),
  tracking_url: webAddress,
});
export type ParcelWish = z.output<typeof parcelBody>;

/** Pieces leave the workshop together: with a forwarder or by post, or for who picks them up. */
export const shipBody = z
  .strictObject({
    /** Their numbers, "1046.1". */
    pieces: z
      .array(z.string().max(MOST_LETTERS))
      .min(1, "Bitte wähle mindestens ein Stück")
      .max(MOST_PIECES, `Bitte höchstens ${MOST_PIECES} Stücke auf einmal`),
    forwarder: line,
    tracking_number: line,
    tracking_url: webAddress,
    appointment: appointment
      .extend({
        day: z.string().refine(isDay, "Bitte nenne einen Tag als JJJJ-MM-TT"),
        from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Bitte nenne eine Uhrzeit als HH:MM"),
        to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Bitte nenne eine Uhrzeit als HH:MM"),
      })
      .refine(({ from, to }) => from < to, { path: ["to"], error: "Das Ende liegt vor dem Anfang" })
      .optional(),
  })
  .refine(({ tracking_number, tracking_url }) => tracking_number || !tracking_url, {
    path: ["tracking_number"],
    error: "Zur Adresse gehört eine Sendungsnummer",
  });
export type ShipWish = z.output<typeof shipBody>;
