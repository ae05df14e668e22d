import { Client } from "pg";
import { expect, test } from "vitest";
import { shop } from "../../../tests/shopper/shop";
import type { Run } from "../src/core/database";
import { PlanksService } from "../src/modules/planks";
import { discardedPhotos } from "../src/modules/workshop/photos";
import { runOnClient } from "./run-on-client";

/** Twice as many as one round deletes. Which of them come first twenty times in a row is no accident. */
const [FILES, ROUNDS] = [400, 20];

async function takenBack(work: (run: Run) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  try {
    await client.query("begin");
    await work(runOnClient(client));
  } finally {
    await client.query("rollback");
    await client.end();
  }
}

/** How many of the files of this test were looked at in some rounds, none of which could delete one. */
async function lookedAt(round: () => Promise<string[]>): Promise<number> {
  const seen = new Set<string>();
  for (let left = ROUNDS; left > 0; left -= 1)
    for (const id of await round()) if (id.startsWith("stuck_")) seen.add(id);
  return seen.size;
}

test("photos of forgotten persons that cannot be deleted keep no others from it", () =>
  takenBack(async (run) => {
    await run(
      `insert into furniture_piece_photo (id, order_id, configuration_id, number, file_id, created_by, discarded_at)
       select 'stuck_' || n, 'order_1', 'fconf_1', '1.1', 'file', 'Test', now() from generate_series(1, ?::int) n`,
      [FILES],
    );
    expect(await lookedAt(async () => (await discardedPhotos(run)).map(({ id }) => id))).toBeGreaterThan(300);
  }));

test("pictures of planks that cannot be deleted keep no others from it", () =>
  takenBack(async (run) => {
    await run(
      `insert into furniture_plank_file (id, created_at)
       select 'stuck_' || n, now() - interval '1 day' from generate_series(1, ?::int) n`,
      [FILES],
    );
    const service: PlanksService = Object.create(PlanksService.prototype, { run: { value: run } });
    expect(await lookedAt(() => service.unusedFiles())).toBeGreaterThan(300);
  }));
