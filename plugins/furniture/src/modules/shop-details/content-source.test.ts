import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { STANDARD_COLORS } from "@planke46/furniture-rules";
import { createClient } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import {
  clientConfig,
  colorSource,
  LEGAL_TEXTS,
  legalFaults,
  pluginOptions,
  readColors,
  readLegalStatus,
  SAMPLE_COLORS,
} from "./content-source";
import { LastGoodKeeper } from "./keeper";

const HOSTED = { projectId: "abcd1234", dataset: "production", token: "token-of-the-shop" };

test("with a project, the mails read hosted Sanity: its own host, the token, no CDN, what is published", () => {
  const client = createClient(clientConfig(HOSTED));
  expect(client.getUrl("/data/query/production")).toBe(
    "https://abcd1234.api.sanity.io/v2025-02-19/data/query/production",
  );
  expect(client.config()).toMatchObject({ ...HOSTED, useCdn: false, perspective: "published" });
});

test("with an address, they read the content lake there, without a token", () => {
  const client = createClient(clientConfig({ url: "http://localhost:3338" }));
  expect(client.getUrl("/data/query/production")).toBe(
    "http://localhost:3338/v2025-02-19/data/query/production",
  );
  expect(client.config()).toMatchObject({ useCdn: false, perspective: "published" });
  expect(client.config().token).toBeUndefined();
});

test("a connection that is cut is no silent CMS: it is asked once more", async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked === 1) request.socket.destroy();
    else response.setHeader("content-type", "application/json").end(JSON.stringify({ result: [MOSS] }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await colorSource({ url: `http://127.0.0.1:${port}` })()).toEqual([MOSS]);
  expect(asked).toBe(2);
});

test.each([{}, { projectId: "abcd1234" }, { ...HOSTED, token: "" }, { url: "localhost" }])(
  "half a place (%j) is refused when the shop starts",
  (content) => {
    expect(pluginOptions.safeParse({ content }).success).toBe(false);
  },
);

const MOSS = { hex: "#0F4336", ral: "RAL 6005", label: { de: "Moos", en: "Moss" } };

function palette(ask: () => Promise<unknown>, copy?: unknown) {
  const state = { now: 0, asked: 0, copy };
  const keeper = new LastGoodKeeper(
    { name: "Standard colours", read: readColors, sample: () => SAMPLE_COLORS },
    {
      ask: () => {
        state.asked += 1;
        return ask();
      },
      kept: async () => state.copy,
      keep: async (colors) => {
        state.copy = JSON.parse(JSON.stringify(colors));
      },
      warn: () => {},
      now: () => state.now,
    },
  );
  return { keeper, state };
}

test("the colours are staff's, in their order, and a silent CMS leaves the last good ones", async () => {
  let silent = false;
  const { keeper, state } = palette(async () => {
    if (silent) throw new Error("silent");
    return [MOSS, { ...STANDARD_COLORS[1] }];
  });
  expect((await keeper.read()).map(({ hex }) => hex)).toEqual(["#0F4336", "#FFFFFF"]);
  silent = true;
  state.now = 60_000;
  expect((await keeper.read())[0]).toEqual(MOSS);
  const { keeper: restarted } = palette(() => Promise.reject(new Error("silent")), state.copy);
  expect((await restarted.read())[0]).toEqual(MOSS);
});

test("a colour added a moment ago is asked for again, but not more often than once a second", async () => {
  const colors: unknown[] = [...STANDARD_COLORS];
  const { keeper, state } = palette(async () => [...colors]);
  await keeper.read();
  colors.push(MOSS);
  state.now = 1001;
  expect((await keeper.readAnew()).map(({ hex }) => hex)).toContain(MOSS.hex);
  await keeper.readAnew();
  await keeper.read();
  expect(state.asked).toBe(2);
});

test("what is half a colour is left out, a hex value stands once, and an empty list is the specification's three", () => {
  const broken = [{ ...MOSS, hex: "moss" }, { ...MOSS, label: { de: null, en: null } }, null];
  expect(readColors([...broken, MOSS, { ...MOSS, label: { de: "Zwei", en: "Two" } }])).toEqual([MOSS]);
  expect(readColors(broken)).toEqual(STANDARD_COLORS);
  expect(readColors([{ ...MOSS, hex: "#0f4336", ral: "grün" }])).toEqual([{ ...MOSS, ral: null }]);
  expect(() => readColors(null)).toThrow();
});

const checked = Object.keys(LEGAL_TEXTS).map((_id) => ({ _id, legalStatus: "checked" }));

test("a shop whose legal texts are all checked may sell", () => {
  expect(legalFaults(readLegalStatus(checked))).toEqual([]);
});

test("the six texts are imprint, data protection, terms, guarantee, and withdrawal on the page and in mails", () => {
  expect(Object.keys(LEGAL_TEXTS)).toEqual([
    "legalPage-imprint",
    "legalPage-dataProtection",
    "legalPage-terms",
    "legalPage-withdrawal",
    "legalPage-guarantee",
    "mailWithdrawal",
  ]);
});

test.each(["sample", null, undefined, "geprüft"])(
  "a text that says %j is named with the way out",
  (status) => {
    const found = checked.map((one) =>
      one._id === "legalPage-terms" ? { ...one, legalStatus: status } : one,
    );
    const faults = legalFaults(readLegalStatus(found));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /"Allgemeine Geschäftsbedingungen" \(legalPage-terms\).*Studio.*"Rechtlich geprüft"/,
    );
  },
);

test("a shop may do without an accessibility statement, but not show the sample's", () => {
  const statement = (legalStatus: string) => [...checked, { _id: "legalPage-accessibility", legalStatus }];
  expect(legalFaults(statement("checked"))).toEqual([]);
  expect(legalFaults(statement("sample"))).toEqual([
    expect.stringMatching(/"Erklärung zur Barrierefreiheit" \(legalPage-accessibility\)/),
  ]);
});

test("a text that nobody has published is named as well", () => {
  expect(legalFaults(checked.slice(1))).toHaveLength(1);
  expect(legalFaults([])).toHaveLength(6);
});
