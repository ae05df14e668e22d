import { Agent } from "node:http";
import { Fault } from "../../command/fault.mjs";
import { ask } from "../pages/load.ts";

/** A table of each visitor's own length, as a shared address names it. */
const OWN_DESIGN = "/configuratorTableDesktop?chosen=individual&width=80&height=75&length=";
/** cm, from the least one on */
const LENGTHS = { from: 100, count: 120 };

/** What visitors look at, the more often the more often it stands here: pages from memory and pages made for them alone. */
const PATHS = [
  "/",
  "/",
  "/faq",
  "/bienen",
  "/about",
  "/impressum",
  "/configuratorDesktop",
  "/configuratorTableDesktop",
  "/configuratorTableDesktop?chosen=dining&frameType=closed",
  OWN_DESIGN,
  "/configuratorShelfDesktop",
  "/configuratorBenchMobile",
  "/cartDesktop",
  "/drawing/table?chosen=office",
  "/?utm_source=newsletter",
  "/nothing-here",
];
const LANGUAGES = ["de", "en"].map((language) =>
  encodeURIComponent(Buffer.from(JSON.stringify(language)).toString("base64")),
);
const SCREENS = ["desktop", "mobile"];
const AT_ONCE = 4;

/**
 * Views of pages by visitors of both languages and screens.
 * @throws {Fault} when one of them meets a fault of the shop
 */
export async function views(storefront: string, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const visitor = async () => {
    for (let view = next++; view < count; view = next++) {
      const page = PATHS[view % PATHS.length] ?? "/";
      const path = page === OWN_DESIGN ? page + (LENGTHS.from + (view % LENGTHS.count)) : page;
      const cookie = `language=${LANGUAGES[view % 2]}; screen=${SCREENS[(view >> 1) % 2]}`;
      const { status } = await ask(storefront + path, { headers: { cookie }, agent });
      if (status >= 500) throw new Fault(`${storefront}${path} answered ${status}.`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  } finally {
    agent.destroy();
  }
}
