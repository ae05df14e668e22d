import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { storedAmount } from "../../core/money";

const moment = z.coerce.date().nullish();
const text = z.string().trim().nullish();

/** When a customer picks up: a day, YYYY-MM-DD, and hours of the workshop's clock, HH:MM. */
export const appointment = z.strictObject({
  day: z.iso.date(),
  from: z.iso.time({ precision: -1 }),
  to: z.iso.time({ precision: -1 }),
});
export type Appointment = z.infer<typeof appointment>;

/** What stands for an appointment in a fulfilment's metadata; null where it is none, as Medusa's own API may have left it. */
export const readAppointment = (kept: unknown): Appointment | null =>
  appointment.safeParse(kept).data ?? null;

/** What Medusa has no column for, in the metadata of a fulfilment. */
const own = z
  .looseObject({
    forwarder: z.string().optional().catch(undefined),
    appointment: z.unknown().transform(readAppointment),
    left_without_number: z.boolean().optional().catch(undefined),
  })
  .nullish()
  .catch(null);

const stored = z.object({
  id: z.string(),
  packed_at: moment,
  shipped_at: moment,
  delivered_at: moment,
  canceled_at: moment,
  metadata: own,
  labels: z
    .array(z.object({ id: z.string(), tracking_number: text, tracking_url: text }).nullish())
    .nullish(),
  items: z.array(z.object({ line_item_id: text, quantity: storedAmount }).nullish()).nullish(),
});

/** Where a parcel is looked up; without an address where staff have given none. */
export interface Tracking {
  number: string;
  url: string | null;
}

/** Pieces that leave the workshop together. */
export interface Fulfilment {
  id: string;
  packedAt: Date | null;
  /** null while it waits in the workshop. */
  shippedAt: Date | null;
  deliveredAt: Date | null;
  tracking: Tracking[];
  /** It was sent without a number; those it has came with further parcels. */
  leftWithoutNumber: boolean;
  /** The forwarder or the post, as staff wrote it. */
  forwarder: string | null;
  /** When it is picked up, where that was agreed. */
  appointment: Appointment | null;
  /** The lines of the order in it. */
  lineIds: string[];
  /** How many of each of these lines; of a piece it is one. */
  quantities: ReadonlyMap<string, number>;
}

const FIELDS = [
  ...["id", "packed_at", "shipped_at", "delivered_at", "canceled_at", "metadata"],
  ...["labels.id", "labels.tracking_number", "labels.tracking_url", "items.line_item_id", "items.quantity"],
];

/** The fulfilments of an order that were not called off, in the order they were packed in; Medusa answers them in any. */
export async function fulfilmentsOf(container: MedusaContainer, orderId: string): Promise<Fulfilment[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", ...FIELDS.map((field) => `fulfillments.${field}`)],
    filters: { id: orderId },
  });
  const { fulfillments } = z
    .object({ fulfillments: z.array(stored.nullish()).nullish() })
    .parse(data[0] ?? {});
  return asMade(fulfillments).flatMap((row) => (row.canceled_at ? [] : [fulfilment(row)]));
}

/** Medusa's ids begin with their time, ms, in ten signs (https://github.com/ulid/spec); the rest is drawn. */
const timeOf = (id: string) => id.slice(0, id.indexOf("_") + 11);

/** What is there of rows, the first made first; those of one millisecond by the number of their parcel. */
function asMade<Row extends { id: string; tracking_number?: string | null | undefined }>(
  rows: readonly (Row | null | undefined)[] | null | undefined,
): Row[] {
  const place = ({ id, tracking_number }: Row) => `${timeOf(id)} ${tracking_number ?? ""} ${id}`;
  return (rows ?? []).flatMap((row) => row ?? []).sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** The order that a fulfilment belongs to. */
export async function orderOfFulfilment(
  container: MedusaContainer,
  fulfilmentId: string,
): Promise<string | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_fulfillment",
    fields: ["order_id"],
    filters: { fulfillment_id: fulfilmentId },
  });
  return data[0]?.order_id;
}

function fulfilment(row: z.infer<typeof stored>): Fulfilment {
  const { id, packed_at, shipped_at, delivered_at, labels, items, metadata } = row;
  const quantities = new Map(
    (items ?? []).flatMap((item): [string, number][] =>
      item?.line_item_id ? [[item.line_item_id, item.quantity]] : [],
    ),
  );
  return {
    id,
    packedAt: packed_at ?? null,
    shippedAt: shipped_at ?? null,
    deliveredAt: delivered_at ?? null,
    tracking: asMade(labels).flatMap(({ tracking_number: number, tracking_url }) =>
      number ? [{ number, url: webAddress(tracking_url) }] : [],
    ),
    leftWithoutNumber: metadata?.left_without_number ?? false,
    forwarder: metadata?.forwarder ?? null,
    appointment: metadata?.appointment ?? null,
    lineIds: [...quantities.keys()],
    quantities,
  };
}

/** Medusa's page writes "#" where staff typed no address. */
function webAddress(typed: string | null | undefined): string | null {
  if (!typed || !URL.canParse(typed)) return null;
  return /^https?:$/.test(new URL(typed).protocol) ? typed : null;
}
