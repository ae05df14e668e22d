import { parentPort, workerData } from "node:worker_threads";

/** Some 34 kB, as the answers of several carts have. */
const TEXT = JSON.stringify(
  Array.from({ length: 500 }, (_, at) => ({
    id: `line_${at}`,
    kind: "table",
    price: at * 1.19,
    parts: [at, at + 1],
  })),
);

/** What a server does most: texts read and written, until the time is over. Sends how often it came to the end. */
const until = performance.now() + workerData.ms;
let done = 0;
for (; performance.now() < until; done++) JSON.stringify(JSON.parse(TEXT));
parentPort?.postMessage(done);
