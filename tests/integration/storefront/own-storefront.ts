import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { secretsOf } from "../../../launcher/data-folder/secrets.mjs";
import { readSettings } from "../../../launcher/settings/settings.mjs";
import { addressesOf } from "../../../launcher/shop/addresses.mjs";
import { storefront } from "../../../launcher/shop/parts.mjs";
import { freePort } from "../../shopper/free-port";
import { shop } from "../../shopper/shop";
import { Server } from "../content/content-shop";

const ROOT = join(import.meta.dirname, "../../..");

/** A storefront beside the running one, on the same Medusa and CMS, with settings of its own. */
export interface OwnStorefront {
  url: string;
  end: () => Promise<void>;
}

export async function ownStorefront(variables: NodeJS.ProcessEnv): Promise<OwnStorefront> {
  const folder = await mkdtemp(join(tmpdir(), "own-storefront-"));
  const shopJson = String(process.env.SHOP_JSON);
  const running: { contentLake: string } = JSON.parse(await readFile(shopJson, "utf8"));
  const env = { ...process.env, ...variables, DATA_DIR: folder, SHOP_ENV: "trial" };
  const settings = readSettings(env, ROOT);
  const ports = { ...settings.ports, storefront: await freePort() };
  const addresses = { ...addressesOf(ports), medusa: shop.medusa, contentLake: running.contentLake };
  const facts = { settings: { ...settings, ports }, addresses, secrets: secretsOf(dirname(shopJson)) };
  const server = new Server(storefront(facts, shop.publishableKey));
  const end = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    await end();
    throw error;
  }
  return { url: server.url, end };
}
