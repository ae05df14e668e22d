import type { Step } from "@planke46/furniture-rules";
import { Client } from "pg";
import { expect, test } from "vitest";
import { rows, shop } from "../../../tests/shopper/shop";
import { movePiecesOn } from "../src/modules/workshop/moving";
import { runOnClient } from "./run-on-client";
import { paidOrder } from "./staff-deeds";
import { boardOf } from "./workshop";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

test("of a piece that was sent and delivered, both events may come late: it is with its customer, unless staff moved it since", async () => {
  const { id } = await paidOrder([["stool"], ["bench"]]);
  const [followed, moved] = (await boardOf(id, 2)).map(({ number }) => number);
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  const run = runOnClient(client);
  try {
    await rows(
      "update furniture_workshop_piece set step_at = now() - interval '1 hour' where order_id = $1",
      id,
    );
    const follow = (number = "", to: Step, since: Date | null) =>
      movePiecesOn(run, {
        ...{ orderId: id, by: null, reason: "Vermerkt" },
        pieces: [{ number, to, since }],
      });
    await follow(followed, "on_the_way", ago(60));
    await follow(moved, "ready", null);
    for (const number of [followed, moved]) await follow(number, "delivered", ago(30));
    const steps = (await boardOf(id, 2)).map(({ number, step }) => [number, step]);
    expect(Object.fromEntries(steps)).toEqual({
      [String(followed)]: "delivered",
      [String(moved)]: "ready",
    });
  } finally {
    await client.end();
  }
});
