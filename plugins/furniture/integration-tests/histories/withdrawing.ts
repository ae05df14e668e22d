import { expect } from "vitest";
import { inDays } from "../../../../tests/shopper/days";
import { admin, CONTACT, rows } from "../../../../tests/shopper/shop";
import { newAddress, storeFrom } from "../from-address";
import { OfOrder, pick } from "./step";
import type { Order, World } from "./world";

const isPlaced = ({ placed }: Order) => placed;

async function numberOf({ id }: Order): Promise<string> {
  return (await admin("GET", `/furniture/orders/${id}`)).body.order.number;
}

/** A shopper withdraws from the whole order by the form, and presses the button twice. A stranger knows its number alone. */
export class Withdraw extends OfOrder {
  readonly name: string;
  readonly about = isPlaced;

  constructor(
    which: number,
    private readonly as: "shopper" | "stranger",
  ) {
    super(which);
    this.name = `withdraw as ${as}`;
  }

  async deed(order: Order): Promise<void> {
    const email = this.as === "shopper" ? CONTACT.email.toUpperCase() : "somebody@example.test";
    const declared = {
      ...{ name: "Anna Muster", email, language: "de", scope: "all" },
      order_number: `#${await numberOf(order)}`,
    };
    const { status, body } = await storeFrom(newAddress(), "POST", "/withdrawals", declared);
    expect(status, JSON.stringify(body)).toBe(200);
    const { id } = body.withdrawal;
    const confirm = () => storeFrom(newAddress(), "POST", `/withdrawals/${id}/confirm`, {});
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    if (this.as === "stranger") return;
    order.withdrawals.push({ id, about: "all", open: true });
    order.mails.push({ template: "workshop_withdrawal" });
  }
}

/** Staff enter what came by letter, of the whole order or of one piece. The same once more, while the first is open, is refused. */
export class EnterWithdrawal extends OfOrder {
  readonly name: string;
  readonly about = isPlaced;

  constructor(
    which: number,
    private readonly piece: number | null,
  ) {
    super(which);
    this.name = `enter the withdrawal of ${piece === null ? "all" : `piece ${piece}`}`;
  }

  async deed(order: Order): Promise<void> {
    const piece = this.piece === null ? undefined : pick(order.pieces, this.piece);
    const about = piece && order.pieces.length > 1 ? `${piece.number} ${piece.kind}` : "all";
    const may = !order.withdrawals.some((one) => one.open && one.about === about);
    const { status, body } = await admin("POST", `/furniture/orders/${order.id}/withdrawals`, {
      received_on: inDays(0),
      ...(piece && { pieces: [`${await numberOf(order)}.${piece.number}`] }),
    });
    expect(status, `${this.name}: ${JSON.stringify(body)}`).toBe(may ? 200 : 409);
    if (!may) return;
    const [entered] = await rows(
      "select id from furniture_withdrawal where order_id = $1 order by created_at desc limit 1",
      order.id,
    );
    order.withdrawals.push({ id: String(entered?.id), about, open: true });
    order.mails.push({ template: "workshop_withdrawal" });
  }
}

/** Staff have dealt with a withdrawal, or take that back. */
export class HandleWithdrawal extends OfOrder {
  readonly name: string;

  constructor(
    which: number,
    private readonly withdrawal: number,
  ) {
    super(which);
    this.name = `handle withdrawal ${withdrawal}`;
  }

  readonly about = ({ withdrawals }: Order) => withdrawals.length > 0;

  async deed({ withdrawals }: Order): Promise<void> {
    const one = pick(withdrawals, this.withdrawal);
    if (!one) return;
    const { status, body } = await admin("POST", `/furniture/withdrawals/${one.id}`, { handled: one.open });
    expect(status, JSON.stringify(body)).toBe(200);
    one.open = !one.open;
  }
}

/** Deals with what is still open, as staff would: a long run would fill their list for whatever is tried after it. */
export async function handleAll({ orders }: World): Promise<void> {
  const open = orders.flatMap(({ withdrawals }) => withdrawals.filter((one) => one.open));
  for (const { id } of open) await admin("POST", `/furniture/withdrawals/${id}`, { handled: true });
}
