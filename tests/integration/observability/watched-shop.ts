import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { secretsOf } from "../../../launcher/data-folder/secrets.mjs";
import { readSettings } from "../../../launcher/settings/settings.mjs";
import { addressesOf } from "../../../launcher/shop/addresses.mjs";
import { medusa, storefront } from "../../../launcher/shop/parts.mjs";
import { freePort } from "../../shopper/free-port";
import { shop } from "../../shopper/shop";
import { Server } from "../content/content-shop";
import { Collector } from "./collector";

const ROOT = join(import.meta.dirname, "../../..");

/**
 * A storefront and a Medusa of its own on the running shop's database, looked at as an operator does: logs as JSON,
 * metrics on ports of their own, traces to a collector.
 */
export class WatchedShop {
  private constructor(
    readonly collector: Collector,
    readonly medusa: Server,
    readonly storefront: Server,
    /** Where each shows metrics and health. */
    readonly watched: { medusa: string; storefront: string },
    private readonly folder: string,
  ) {}

  static async start(): Promise<WatchedShop> {
    const folder = await mkdtemp(join(tmpdir(), "watched-shop-"));
    const collector = await Collector.open();
    const dataDir = dirname(String(process.env.SHOP_JSON));
    const watchPorts = { medusa: await freePort(), storefront: await freePort() };
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      SHOP_ENV: "trial",
      LOG_FORMAT: "json",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "100",
      MEDUSA_METRICS_PORT: String(watchPorts.medusa),
      STOREFRONT_METRICS_PORT: String(watchPorts.storefront),
    };
    const settings = readSettings(env, ROOT);
    const ports = { ...settings.ports, medusa: await freePort(), storefront: await freePort() };
    const running: { contentLake: string } = JSON.parse(
      await readFile(String(process.env.SHOP_JSON), "utf8"),
    );
    const { stripeSandbox } = shop;
    const facts = {
      settings: { ...settings, ports, dataDir },
      addresses: { ...addressesOf(ports), stripeSandbox, contentLake: running.contentLake },
      secrets: secretsOf(dataDir),
    };
    const at = (port: number) => `http://127.0.0.1:${port}`;
    const watched = new WatchedShop(
      collector,
      new Server(medusa(facts, shop.database)),
      new Server(storefront(facts, shop.publishableKey)),
      { medusa: at(watchPorts.medusa), storefront: at(watchPorts.storefront) },
      folder,
    );
    try {
      await watched.medusa.start();
      await watched.storefront.start();
      return watched;
    } catch (error) {
      await watched.remove();
      throw error;
    }
  }

  /** Every line both have written so far. */
  lines(): Record<string, unknown>[] {
    return [this.medusa, this.storefront].flatMap(({ log }) => log.split("\n")).flatMap(asLine);
  }

  /** The value of one series, such as `shop_orders{status="pending"}`; NaN when there is none. */
  async metric(of: "medusa" | "storefront", series: string): Promise<number> {
    const text = await (await fetch(`${this.watched[of]}/metrics`)).text();
    const line = text.split("\n").find((one) => one.startsWith(`${series} `));
    return Number(line?.slice(series.length + 1));
  }

  async remove(): Promise<void> {
    await Promise.all([this.storefront.stop(), this.medusa.stop()]);
    this.collector.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

function asLine(text: string): Record<string, unknown>[] {
  return text.startsWith("{") ? [JSON.parse(text)] : [];
}
