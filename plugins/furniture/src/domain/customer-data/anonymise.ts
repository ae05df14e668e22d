import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { Refusal } from "../../core/refusal/refusal";
import { type Database, inTransaction } from "./database";
import { HOLDINGS } from "./holdings";
import type { SubjectOrder } from "./standing";
import { bindingsOf, findSubject, isBeingPaid, type Subject } from "./subject";

/** What became of a person's data. */
export interface Anonymisation {
  /** Orders left whole or in part, and why. */
  kept: SubjectOrder[];
  /** Orders of which nothing personal is left. */
  forgotten: SubjectOrder[];
}

/**
 * Deletes a person's data (Art. 17 GDPR) in one transaction; repeating it changes nothing. The accounts require name,
 * postal address and sums of a paid or owed order for eight years: these stay. An order that is not settled stays complete.
 * Throws a {@link Refusal} when the shop has no data for this e-mail address, and while the person pays a cart: the order's address
 * would be gone, or the one to which its money is to be given back.
 * @param staffId the member of staff; stored with the time and the order numbers, without the e-mail address
 */
export async function anonymise(
  container: MedusaContainer,
  email: string,
  staffId: string,
): Promise<Anonymisation> {
  const done = await inTransaction(container, (database) => forget(database, email, staffId));
  // A backup that is restored knows the person again: the log says that something is to be repeated.
  const numbers = [...done.kept, ...done.forgotten].map(({ number }) => number);
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`A person is forgotten; orders: ${numbers.join(", ") || "none"}`);
  return done;
}

async function forget(database: Database, email: string, staffId: string): Promise<Anonymisation> {
  const subject = await findSubject(database, email, new Date());
  if (await isBeingPaid(database, subject)) throw beingPaid();
  const bindings = bindingsOf(subject);
  let changed = 0;
  for (const statement of HOLDINGS.flatMap(({ forget }) => forget ?? [])) {
    changed += (await database.raw(statement, bindings)).rowCount;
  }
  const { orders, inquiries } = subject;
  if (changed === 0 && orders.length === 0 && inquiries.open_withdrawals === 0) throw unknown(subject.email);
  const result = {
    kept: orders.filter(({ standing }) => standing !== "free"),
    forgotten: orders.filter(({ standing }) => standing === "free"),
  };
  await keepRecord(database, subject, staffId);
  return result;
}

export function unknown(email: string): Refusal {
  return Refusal.single("email", `The shop knows nobody by the address ${email}`, "unknown_customer");
}

function beingPaid(): Refusal {
  return Refusal.single(
    "email",
    "This person is paying a cart right now. It is an order, or its money is given back, within the hour; try again then.",
    "cart_being_paid",
  );
}

async function keepRecord(database: Database, { orders }: Subject, staffId: string): Promise<void> {
  await database.raw(
    `insert into furniture_anonymisation (id, staff_id, orders)
     values (:id, :staffId, cast(:orders as jsonb))`,
    {
      id: generateEntityId(undefined, "fanon"),
      staffId,
      orders: JSON.stringify(
        orders.map(({ number, standing, kept_until }) => ({ number, standing, kept_until })),
      ),
    },
  );
}
