import { expect, test } from "vitest";
import { costsOf, throughput } from "./model.ts";

// 12 ms of Medusa, 8 of them on its main thread, 6 ms of Postgres in several processes, 2 ms of the client: 20 ms in all.
const COSTS = new Map([
  ["Medusa", { all: 12, serial: 8 }],
  ["Postgres", { all: 6, serial: 1 }],
  ["client", { all: 2, serial: 2 }],
]);

test("one core is the bound of all together: 1000 ms by 20", () => {
  expect(throughput(COSTS, { cores: 1 })).toEqual({ perSecond: 50, limit: "cores" });
});

test("with many cores the main thread of the busiest server is the bound: 1000 ms by 8", () => {
  expect(throughput(COSTS, { cores: 8 })).toEqual({ perSecond: 125, limit: "Medusa" });
});

test("a second server moves that bound, until the cores are the bound again", () => {
  expect(throughput(COSTS, { cores: 4, servers: { Medusa: 2 } })).toEqual({ perSecond: 200, limit: "cores" });
  expect(throughput(COSTS, { cores: 8, servers: { Medusa: 2 } })).toEqual({
    perSecond: 250,
    limit: "Medusa",
  });
});

test("a mix costs what its steps cost, each as often as it is done", () => {
  const steps = new Map([
    ["price", new Map([["Medusa", { all: 5, serial: 4 }]])],
    [
      "order",
      new Map([
        ["Medusa", { all: 200, serial: 150 }],
        ["Postgres", { all: 50, serial: 50 }],
      ]),
    ],
  ]);
  expect(costsOf(steps, { price: 3, order: 1 })).toEqual(
    new Map([
      ["Medusa", { all: 215, serial: 162 }],
      ["Postgres", { all: 50, serial: 50 }],
    ]),
  );
  expect(() => costsOf(steps, { add: 1 })).toThrow("add");
});
