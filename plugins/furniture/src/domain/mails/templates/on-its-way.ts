import { z } from "@medusajs/framework/zod";
import { kindName } from "@planke46/furniture-rules";
import { day } from "../../../core/formats";
import { appointment } from "../../orders/fulfilments";
import type { OrderDocument } from "../../orders/order-document";
import type { Block, Fact } from "../document/document";
import { aboutOrder, type MailFacts, prose, sayings } from "../facts/mail-facts";
import { shopAddress } from "./legal-parts";
import { letter } from "./letter";

/** What is packed or left the workshop together, frozen when the mail was queued. */
const parcelData = z.object({
  /** Ids of lines of the order. */
  lines: z.array(z.string()).default([]),
  /** How many of each; mails that were queued before 2026-11-30 do not say. */
  counts: z.record(z.string(), z.number()).default({}),
  tracking: z
    .array(z.object({ number: z.string(), url: z.url({ protocol: /^https?$/ }).nullable() }))
    .default([]),
  forwarder: z.string().nullish(),
  appointment: appointment.nullish(),
});

const begunData = z.object({ day: z.iso.date().nullish() });

/** The first piece of an order is being built. `data.day`: until when it is promised, YYYY-MM-DD. */
export const workBegun = aboutOrder((facts, order) => {
  const say = sayings(facts, "work_begun", { Bestellnummer: order.number });
  const { day: promised } = begunData.parse(facts.data);
  return letter(facts, order, say, [
    ...(promised ? prose(say.promise({ Tag: day(promised, facts.language) })) : []),
    ...(facts.orderPage ? prose(say.page()) : []),
  ]);
});

/** Every piece of an order is packed, and the forwarder is asked to come. */
export const readyForDelivery = aboutOrder((facts, order) => {
  const say = sayings(facts, "ready_for_delivery", { Bestellnummer: order.number });
  return letter(facts, order, say, [
    { type: "facts", rows: [piecesIn(facts, order)] },
    ...prose(say.appointment()),
  ]);
});

/** Pieces have left the workshop, by forwarder or by post. */
export const shipped = aboutOrder((facts, order) => {
  const { carrier, tracking: label, follow } = facts.words.parcel;
  const say = sayings(facts, "shipped", { Bestellnummer: order.number });
  const { tracking, forwarder: by } = parcelData.parse(facts.data);
  const numbers: Fact[] = tracking.length > 0 ? [{ label, value: tracking.map(({ number }) => number) }] : [];
  const links = tracking.flatMap(({ number, url }): Block[] =>
    url ? [{ type: "link", label: tracking.length > 1 ? `${follow}: ${number}` : follow, url }] : [],
  );
  const isLetter = linesIn(facts, order).every(({ kind }) => kind === "sample");
  return letter(facts, order, say, [
    {
      type: "facts",
      rows: [piecesIn(facts, order), ...(by ? [{ label: carrier, value: by }] : []), ...numbers],
    },
    ...links,
    ...prose(isLetter ? say.letter() : say.forwarder()),
  ]);
});

/** Pieces of an order that is picked up are packed. */
export const readyForPickup = aboutOrder((facts, order) => {
  const say = sayings(facts, "ready_for_pickup", {
    Bestellnummer: order.number,
    Abholort: shopAddress(facts.shop),
  });
  const { appointment: agreed } = parcelData.parse(facts.data);
  return letter(facts, order, say, [
    { type: "facts", rows: [piecesIn(facts, order)] },
    ...prose(say.where()),
    ...prose(
      agreed
        ? say.appointment({
            Tag: day(agreed.day, facts.language),
            Von: agreed.from,
            Bis: agreed.to,
          })
        : say.when(),
    ),
  ]);
});

/** Pieces that were to be picked up are still in the workshop. */
export const pickupReminder = aboutOrder((facts, order) => {
  const say = sayings(facts, "pickup_reminder", {
    Bestellnummer: order.number,
    Abholort: shopAddress(facts.shop),
  });
  const { appointment: missed } = parcelData.parse(facts.data);
  return letter(facts, order, say, [
    { type: "facts", rows: [piecesIn(facts, order)] },
    ...(missed ? prose(say.missed({ Tag: day(missed.day, facts.language) })) : []),
    ...prose(say.where()),
    ...prose(say.when()),
    ...prose(say.done()),
  ]);
});

/** Pieces are with their customer; how to look after them. Samples need no care. */
export const delivered = aboutOrder((facts, order) => {
  const say = sayings(facts, "delivered", { Bestellnummer: order.number });
  const kinds = linesIn(facts, order).map(({ kind }) => kind);
  const isFurniture = kinds.some((kind) => kind !== "sample");
  const care: Block[] = [{ type: "heading", text: say.careTitle() }, ...prose(say.care())];
  return letter(facts, order, say, [
    { type: "facts", rows: [piecesIn(facts, order)] },
    ...(isFurniture ? care : []),
    ...(kinds.includes("shelf") ? prose(say.shelf()) : []),
    ...prose(say.fault()),
  ]);
});

const promiseData = z.object({ day: z.iso.date(), reason: z.string().nullish() });

/** Another day is promised. `data.day`, YYYY-MM-DD; `data.reason` in the workshop's words. */
export const promiseChanged = aboutOrder((facts, order) => {
  const say = sayings(facts, "promise_changed", { Bestellnummer: order.number });
  const { day: promised, reason } = promiseData.parse(facts.data);
  const said = say.text({ Tag: day(promised, facts.language) });
  const why: Block[] = reason ? [...prose(say.reason()), { type: "quote", text: reason }] : [];
  return letter(facts, order, { ...say, text: () => said }, [...why, ...prose(say.sorry())]);
});

function linesIn({ data }: MailFacts, { lines }: OrderDocument): OrderDocument["lines"] {
  const { lines: ids } = parcelData.parse(data);
  return lines.filter(({ id }) => ids.includes(id));
}

/** The pieces by number and name, and the ordinary goods beside them. */
function piecesIn(facts: MailFacts, order: OrderDocument): Fact {
  const { lines: ids, counts } = parcelData.parse(facts.data);
  const pieces = linesIn(facts, order).map(
    ({ number, kind }) => `${number} ${kindName(kind, facts.language)}`,
  );
  const goods = order.ordinary.lines
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title }) => ((counts[id] ?? 1) > 1 ? `${counts[id]} × ${title}` : title));
  return { label: facts.words.parcel.pieces, value: [...pieces, ...goods] };
}
