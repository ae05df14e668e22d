import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { contentSource } from "./content-source";
import { SAMPLE_DETAILS, type ShopDetails } from "./details";
import { ShopDetailsKeeper } from "./keeper";

const { sample: _sample, ...DOCUMENT } = {
  ...SAMPLE_DETAILS,
  name: "Brett & Bohle",
  deliveryWeeks: 6,
  expressWeeks: 3,
};

/** A CMS of its own for one test: it answers every query with what `answer` says. */
async function cms(answer: { result: unknown } | RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    if (typeof answer === "function") return answer(request, response);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { ask: contentSource({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }), asked };
}

/** A shop with its table in memory and a clock of its own. */
function shop(ask?: () => Promise<unknown>, copy?: unknown) {
  const state = { copy, lines: [] as string[], now: 0 };
  const keeper = new ShopDetailsKeeper({
    ...(ask && { ask }),
    kept: async () => state.copy,
    keep: async (details: ShopDetails) => {
      await new Promise(setImmediate);
      state.copy = JSON.parse(JSON.stringify(details));
    },
    warn: (line) => state.lines.push(line),
    now: () => state.now,
  });
  return { keeper, state };
}

test("the CMS's settings are answered and kept", async () => {
  const { ask, asked } = await cms({ result: DOCUMENT });
  const { keeper, state } = shop(ask);
  const details = await keeper.read();
  expect(details).toEqual({ ...DOCUMENT, sample: false });
  expect(state.copy).toEqual(details);
  expect(decodeURIComponent(asked[0] ?? "")).toMatch(/\/data\/query\/production\?query=.*shopSettings/);
});

test("many readers at once are one question, and so are readers within ten seconds", async () => {
  const { ask, asked } = await cms({ result: DOCUMENT });
  const { keeper, state } = shop(ask);
  await Promise.all(Array.from({ length: 20 }, () => keeper.read()));
  state.now = 9_999;
  await keeper.read();
  expect(asked).toHaveLength(1);
  state.now = 10_001;
  await keeper.read();
  expect(asked).toHaveLength(2);
});

test("a dead CMS leaves the last good copy in force, and one line in the log however often it is asked", async () => {
  let answer: () => Promise<unknown> = contentSource({ url: "http://127.0.0.1:9" });
  let asked = 0;
  const ask = () => answer().finally(() => (asked += 1));
  const { keeper, state } = shop(ask, { ...DOCUMENT, sample: false });
  for (let time = 1; time <= 4; time++) {
    expect(await keeper.read()).toEqual({ ...DOCUMENT, sample: false });
    await expect.poll(() => asked).toBe(time);
    state.now += 60_000;
  }
  expect(state.lines).toEqual([expect.stringContaining("CMS")]);
  answer = () => Promise.reject(new Error("another fault"));
  await keeper.read();
  await expect.poll(() => state.lines.slice(1)).toEqual([expect.stringContaining("another fault")]);
});

/** A CMS and a table that fail as `down` says; each reading is a minute after the one before. */
function failing() {
  const state = { down: [] as readonly ("cms" | "table")[], copies: 0, now: 0, lines: [] as string[] };
  const meets = (part: "cms" | "table") => {
    if (state.down.includes(part)) throw new Error(`no ${part}`);
  };
  const keeper = new ShopDetailsKeeper({
    ask: async () => {
      meets("cms");
      return DOCUMENT;
    },
    kept: async () => {
      state.copies += 1;
      meets("table");
    },
    keep: async () => meets("table"),
    warn: (line) => state.lines.push(line.replace(/.*: /, "")),
    now: () => state.now,
  });
  /** What is logged while it is read three times. */
  const logged = async (...down: ("cms" | "table")[]) => {
    state.down = down;
    for (let time = 0; time < 3; time++) {
      state.now += 60_000;
      const { copies } = state;
      await keeper.read();
      if (down.includes("cms")) await expect.poll(() => state.copies).toBe(copies + 1);
    }
    return state.lines.splice(0);
  };
  return { keeper, logged };
}

test("a CMS and a table that fail side by side have one line each, and a new one when they fail again later", async () => {
  const { keeper, logged } = failing();
  expect(await logged("cms", "table")).toEqual(["no cms", "no table"]);
  // Now the answer cannot be kept.
  expect(await logged("table")).toEqual(["no table"]);
  expect((await keeper.read()).sample).toBe(false);
  expect(await logged("cms")).toEqual(["no cms"]);
});

test.each<[string, ("cms" | "table")[], ("cms" | "table")[], string[]]>([
  ["a table that cannot keep the answer", ["table"], [], ["no table"]],
  ["a table that cannot be read beside a dead CMS", ["cms", "table"], ["cms"], ["no table"]],
  ["a CMS and a table that are both mended", ["cms", "table"], [], ["no cms", "no table"]],
])("%s: when it fails anew after it was well, it is logged anew", async (_name, down, mended, anew) => {
  const { logged } = failing();
  await logged(...down);
  expect(await logged(...mended)).toEqual([]);
  expect(await logged(...down)).toEqual(anew);
});

test("a CMS that never answers is given up after two seconds", async () => {
  const { ask } = await cms(() => {});
  const { keeper } = shop(ask, DOCUMENT);
  const start = performance.now();
  expect((await keeper.read()).name).toBe("Brett & Bohle");
  expect(performance.now() - start).toBeLessThan(3500);
});

test("while a CMS hangs only the first reader waits for it", async () => {
  const { ask, asked } = await cms(() => {});
  const { keeper, state } = shop(ask, DOCUMENT);
  await keeper.read();
  state.now = 60_000;
  const start = performance.now();
  await keeper.read();
  expect(performance.now() - start).toBeLessThan(500);
  await expect.poll(() => asked.length).toBe(2);
});

test.each<[string, string, unknown]>([
  ["no document at all", "document", null],
  ["a missing bank account", "iban", { ...DOCUMENT, iban: undefined }],
  ["an address that is none", "mail", { ...DOCUMENT, mail: "werkstatt" }],
  ["a line break in the name", "name", { ...DOCUMENT, name: "Planke\r\nBcc: all@example.test" }],
  ["weeks that are no number", "deliveryWeeks", { ...DOCUMENT, deliveryWeeks: "bald" }],
])("a broken document (%s) leaves the last good copy in force and names %s", async (_name, field, result) => {
  const { ask } = await cms({ result });
  const { keeper, state } = shop(ask, DOCUMENT);
  expect((await keeper.read()).iban).toBe(DOCUMENT.iban);
  expect(state.lines).toEqual([expect.stringMatching(new RegExp(`is used: ${field} `))]);
  expect(state.copy).toEqual(DOCUMENT);
});

test("whatever a CMS says is wrong, it is one line of readable length", async () => {
  const { keeper, state } = shop(() => Promise.reject(new Error(`down\r\n${"x".repeat(5000)}`)), DOCUMENT);
  await keeper.read();
  expect(state.lines).toEqual([expect.stringMatching(/: down x{100,300}$/)]);
});

test("an error page instead of an answer is no settings", async () => {
  const { ask } = await cms((_request, response) => response.writeHead(500).end("<html>"));
  const { keeper } = shop(ask, DOCUMENT);
  expect((await keeper.read()).name).toBe("Brett & Bohle");
});

test("before the first good answer the details are a sample and say so; with it they are not", async () => {
  const answer: { result: unknown } = { result: null };
  const { ask } = await cms(answer);
  const { keeper, state } = shop(ask);
  expect(await keeper.read()).toEqual(SAMPLE_DETAILS);
  answer.result = DOCUMENT;
  state.now = 20_000;
  await expect.poll(() => keeper.read()).toMatchObject({ name: "Brett & Bohle", sample: false });
});

test("a shop without a CMS says its sample, or what was kept, and complains of nothing", async () => {
  const bare = shop();
  expect((await bare.keeper.read()).sample).toBe(true);
  const moved = shop(undefined, DOCUMENT);
  expect((await moved.keeper.read()).name).toBe("Brett & Bohle");
  expect([...bare.state.lines, ...moved.state.lines]).toEqual([]);
});

test("settings from before express weeks and maker existed are still good", async () => {
  const {
    expressWeeks: _weeks,
    makerName: _maker,
    safetyMail: _mail,
    bankTransfer: _transfer,
    ...old
  } = DOCUMENT;
  const { ask } = await cms({ result: { ...old, deliveryWeeks: 2 } });
  const { keeper } = shop(ask);
  expect(await keeper.read()).toMatchObject({
    deliveryWeeks: 2,
    expressWeeks: 2,
    makerName: old.name,
    safetyMail: old.mail,
    // Offered only by who has said so.
    bankTransfer: false,
  });
});

test("when our own database fails too, what the process knows is answered, at first the sample", async () => {
  const { keeper, logged } = failing();
  await logged("cms", "table");
  expect(await keeper.read()).toEqual(SAMPLE_DETAILS);
  await logged();
  await logged("cms", "table");
  expect(await keeper.read()).toEqual({ ...DOCUMENT, sample: false });
});
