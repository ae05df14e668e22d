import { randomBytes, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chances } from "../../plugins/furniture-rules/src/drawing/ink";
import { BROKEN } from "./broken";
import { Cluster, type Facts, factsIn, PROGRAMS } from "./cluster";
import { buyTogether } from "./crowd";
import { BAD_DAYS, type BadDay } from "./days";
import { fillDisk } from "./full-disk";
import { settledFindings, walk } from "./ledger";
import { type DayTold, tell } from "./report";
import type { Purchase } from "./shopper";
import { Staff } from "./staff";

const missing = Object.keys(PROGRAMS).filter((name) => !PROGRAMS[name]);
const SHOPPERS = Number(process.env.BAD_DAYS_SHOPPERS ?? 20);
const SECONDS = Number(process.env.BAD_DAYS_SECONDS ?? 60);
const SEED = Number(process.env.BAD_DAYS_SEED ?? randomInt(2 ** 31));
const DAY_TAKES_MS = 900_000;

if (missing.length > 0)
  console.log(`Bad days are lived through on nginx and Redis, and ${missing.join(", ")} is missing.`);

/** Twenty shoppers buy while something dies, hangs or lies; afterwards nothing may be lost. */
describe.skipIf(missing.length > 0)("a bad day of a cluster, with shoppers buying", () => {
  let cluster: Cluster;
  let shop: Facts;
  const told: DayTold[] = [];
  const all: Purchase[] = [];

  beforeAll(async () => {
    cluster = await Cluster.start();
    shop = factsIn(readFileSync(cluster.shopJson, "utf8"));
  }, 420_000);
  afterAll(async () => {
    tell(told, SEED);
    await cluster?.stop();
  }, 120_000);

  test.each(BAD_DAYS)(
    "$name: every payment is one order or given back, no plank is sold twice, every mail leaves",
    live,
    DAY_TAKES_MS,
  );

  test(
    "the disk for uploads is full: staff are told, shoppers notice nothing, and with room it goes on",
    async (context) => {
      const disk = fillDisk(cluster.dataDir);
      if ("refused" in disk) return context.skip(`No disk can be filled here: ${disk.refused}`);
      const staff = await Staff.signIn(shop);
      const photo = await photograph();
      const said: { status: number; text: string }[] = [];
      try {
        await live({
          name: "the disk for uploads is full",
          befall: async () => {
            for (let uploads = 0; uploads < 5; uploads++) said.push(await staff.photograph(photo));
            return ["five photos uploaded onto a full disk"];
          },
        });
      } finally {
        disk.empty();
      }
      for (const { status, text } of said)
        expect([status, text]).toEqual([507, expect.stringContaining("message")]);
      expect((await staff.photograph(photo)).status).toBe(200);
    },
    DAY_TAKES_MS,
  );

  test.each(BROKEN)("the walk would have found that $what", async ({ sql, found }) => {
    const client = new Client({ connectionString: shop.database });
    await client.connect();
    try {
      // Never committed, so that the shop does not mend it.
      await client.query("begin");
      expect((await client.query(sql)).rowCount).toBeGreaterThan(0);
      const { losses, open } = await walk(client, shop, []);
      expect([...losses, ...open].join("\n")).toMatch(found);
    } finally {
      await client.end();
    }
  });

  async function live({ name, befall }: BadDay): Promise<void> {
    const seed = SEED + told.length * 1000;
    const staff = await Staff.signIn(shop);
    const wanted = await staff.offer(`tag-${seed}`, SHOPPERS, Math.ceil(SHOPPERS / 4));
    const forMs = SECONDS * 1000;
    const [purchases, faults] = await Promise.all([
      buyTogether(shop, wanted, { shoppers: SHOPPERS, forMs, seed }),
      befall({ cluster, shop, random: chances(seed), forMs }),
    ]);
    await cluster.healed(shop);
    const after = await buyTogether(shop, wanted, { shoppers: 1, forMs: 1, seed: seed + 500 });
    all.push(...purchases, ...after);
    const findings = await settledFindings(shop, all);
    told.push({ name, faults, shoppers: SHOPPERS, seconds: SECONDS, purchases, findings });
    expect(findings.losses).toEqual([]);
    expect(findings.open).toEqual([]);
    expect(after.map(({ ending }) => ending)).not.toContain("given up");
    expect(purchases.filter(({ order }) => order).length).toBeGreaterThan(0);
  }
});

/** A photo of a plank that no small disk holds. */
async function photograph(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [2200, 600];
  const noise = randomBytes(width * height * 3);
  const jpeg = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Uint8Array(jpeg);
}
