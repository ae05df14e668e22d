import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nginxProgram, redisProgram } from "../../launcher/cluster/cluster-settings.mjs";
import { processBegan } from "../../launcher/processes/identity.mjs";
import {
  type ClusterFacts,
  clusterFacts,
  proxyLines,
  rowsOf,
  Shopper,
  staffCookie,
} from "./cluster-shopper.ts";
import { type Launched, launch, recordedChildren, TEST_SHOP, untilSaid } from "./launched.ts";

const dataDir = TEST_SHOP.DATA_DIR ?? "";
const programs: Record<string, string | undefined> = {
  NGINX_PATH: nginxProgram(process.env),
  REDIS_SERVER_PATH: redisProgram(process.env),
};
const missing = Object.keys(programs).filter((name) => !programs[name]);
if (missing.length > 0)
  console.log(`The cluster is not tested: no nginx or no Redis on this machine (${missing.join(", ")}).`);

/** For work on this test: use the cluster that is already running on TEST_SHOP's folder. */
const RUNNING = process.env.CLUSTER_RUNS === "1";

/** It takes minutes until eight processes run on two cores. */
describe.skipIf(!dataDir || missing.length > 0)(
  "two servers, a worker and two storefronts behind nginx",
  () => {
    let launched: Launched | undefined;
    let shop: ClusterFacts;

    beforeAll(async () => {
      const env = { ...TEST_SHOP, ...programs, SHOP_ENV: "trial" } as Record<string, string>;
      if (!RUNNING) {
        launched = launch("start-cluster", env);
        await untilSaid(launched, "The shop is ready after", 240_000);
      }
      shop = clusterFacts(join(dataDir, "shop.json"));
    }, 250_000);
    afterAll(async () => {
      try {
        if (launched) process.kill(launched.pid, "SIGKILL");
      } catch {
        // It had ended by itself.
      }
    });

    test("one purchase is served by both servers, request by request, and its mails leave", async () => {
      const shopper = new Shopper(shop);
      await shopper.begin();
      const order = await shopper.buy();
      const served = proxyLines(shop)
        .filter(({ id }) => shopper.requests.includes(id))
        .map(({ server }) => server);
      expect(served.length).toBe(shopper.requests.length);
      for (const address of shop.cluster.servers) {
        const share = served.filter((server) => server === new URL(address).host).length / served.length;
        expect(share).toBeGreaterThan(0.2);
      }
      await expectWhole(shopper.cart, order);
    });

    test("pages come from both storefronts, and staff signed in at one server are known at the other", async () => {
      const cookie = await staffCookie(shop);
      for (const address of [shop.medusa, ...shop.cluster.servers]) {
        const response = await fetch(`${address}/admin/users/me`, { headers: { cookie } });
        expect([address, response.status]).toEqual([address, 200]);
      }
      for (let turn = 0; turn < 4; turn++) expect((await fetch(`${shop.storefront}/faq`)).status).toBe(200);
      const pages = new Set(
        proxyLines(shop)
          .filter(({ path }) => path === "/faq")
          .map(({ server }) => server),
      );
      expect([...pages].sort()).toEqual(
        shop.cluster.storefronts.map((address) => new URL(address).host).sort(),
      );
    });

    test("the worker alone does jobs and follows events: while it stands still no mail leaves, and then all do", async () => {
      const answers = await Promise.all(shop.cluster.servers.map((address) => fetch(`${address}/health`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await fetch(`${shop.cluster.worker}/store/regions`)).status).toBe(404);
      const worker = childNamed("worker");
      process.kill(worker, "SIGSTOP");
      try {
        const first = new Shopper(shop);
        await first.begin();
        const order = await first.buy();
        // Another whole purchase long, both servers have all they would need to send the first one's mails.
        const second = new Shopper(shop);
        await second.begin();
        await second.buy();
        const sent = "select id from furniture_mail where order_id = $1 and status <> 'queued'";
        expect(await rowsOf(shop, sent, order)).toEqual([]);
        process.kill(worker, "SIGCONT");
        await expectWhole(first.cart, order);
      } finally {
        process.kill(worker, "SIGCONT");
      }
    });

    test("a server killed in the middle of a purchase: nobody notices, and it is started again", async () => {
      const shopper = new Shopper(shop);
      await shopper.begin();
      kill("Medusa 1");
      // What is under way at that moment is lost; from the moment it is dead, nothing is. It stops answering a little before: its
      // connections are closed one after the other, and the proxy may still use the last of them.
      await expect
        .poll(() => healthy(shop.cluster.servers[0] ?? ""), { timeout: 10_000, interval: 10 })
        .toBe(false);
      if (launched)
        await untilSaid(launched, "The Medusa 1 was ended by SIGKILL; it is started again.", 10_000);
      await shopper.add();
      const order = await shopper.buy();
      await expectWhole(shopper.cart, order);
      await expect.poll(() => healthy(shop.cluster.servers[0] ?? ""), { timeout: 200_000 }).toBe(true);
    });

    test("Redis killed and started again: carts, staff and mails go on", async () => {
      const cookie = await staffCookie(shop);
      const shopper = new Shopper(shop);
      await shopper.begin();
      kill("Redis");
      // What meets the very moment may fail and be tried again by the shopper.
      await expect
        .poll(
          () =>
            shopper.add().then(
              () => true,
              () => false,
            ),
          { timeout: 40_000 },
        )
        .toBe(true);
      await expectWhole(shopper.cart, await shopper.buy());
      const me = await fetch(`${shop.medusa}/admin/users/me`, { headers: { cookie } });
      expect(me.status).toBe(200);
    });

    test("Redis emptied: the worker writes its schedule anew, and orders are made whole", async () => {
      const shopper = new Shopper(shop);
      await shopper.begin();
      await emptyRedis();
      await expectWhole(shopper.cart, await shopper.buy());
    });

    test.skipIf(RUNNING)("ends with all its processes on SIGTERM", async () => {
      const pids = recordedChildren(dataDir).map(({ pid }) => pid);
      expect(pids.length).toBeGreaterThanOrEqual(10);
      process.kill(launched?.pid ?? 0, "SIGTERM");
      expect(await launched?.ended).toEqual({ code: 0, signal: null });
      expect(pids.filter((pid) => processBegan(pid) !== undefined)).toEqual([]);
    });

    function kill(name: string): void {
      process.kill(childNamed(name), "SIGKILL");
    }

    function childNamed(name: string): number {
      const child = recordedChildren(dataDir).find((one) => one.name === name);
      if (!child) throw new Error(`No process is called ${name}`);
      return child.pid;
    }

    async function emptyRedis(): Promise<void> {
      const { createClient } = await import("@redis/client");
      const redis = await createClient({ url: shop.cluster.redis }).connect();
      await redis.flushAll();
      await redis.close();
    }

    /** One order, and its mails sent: the worker hears of it through Redis. */
    async function expectWhole(cart: string, order: string): Promise<void> {
      expect(
        await rowsOf(shop, "select order_id from order_cart where cart_id = $1 and deleted_at is null", cart),
      ).toEqual([{ order_id: order }]);
      const mails = () =>
        rowsOf(
          shop,
          "select template, status from furniture_mail where order_id = $1 order by template",
          order,
        );
      await expect.poll(mails, { timeout: 100_000 }).toEqual([
        { template: "order_confirmation", status: "sent" },
        { template: "papers", status: "sent" },
        { template: "workshop_order", status: "sent" },
      ]);
    }
  },
);

async function healthy(address: string): Promise<boolean> {
  return fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
