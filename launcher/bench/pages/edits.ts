import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Fault } from "../../command/fault.mjs";
import type { RunningShop } from "../../command/running-shop.mjs";
import { secretsOf } from "../../data-folder/secrets.mjs";
import { percentile } from "../measure.ts";

/** Edits that count; BENCH_ROUNDS sets another number. */
const ROUNDS = 20;
/** What editors are promised (ms). */
const GOAL_MS = 2000;
/** No page is this late (ms). */
const LOST_AFTER_MS = 30_000;
const PAGE = "/faq?lng=de";
const QUESTION = "faqItem-planks-herkunft";

/**
 * How long after the CMS has an edit the page shows it: webhook, new generation, question to the CMS, rendering. The text is put back at the end.
 */
export async function edits({ storefront, contentLake, dataDir }: RunningShop) {
  if (!contentLake)
    return [{ name: "not measured: the CMS is a hosted one, whose content is nobody's to try with" }];
  const cms = editorOf(contentLake, secretsOf(dataDir).contentLakeToken);
  const before = await cms.question();
  const times: number[] = [];
  try {
    for (let round = 0; round < Number(process.env.BENCH_ROUNDS || ROUNDS); round++) {
      const text = `${before} ${randomUUID()}`;
      await cms.ask(text);
      times.push(await untilShown(`${storefront}${PAGE}`, text));
    }
  } finally {
    await cms.ask(before);
  }
  const p95 = percentile(times, 95);
  return [
    {
      name: "FAQ: an edit",
      "p50 ms": percentile(times, 50),
      "p95 ms": p95,
      "goal ms": GOAL_MS,
      met: p95 <= GOAL_MS ? "yes" : "no",
    },
  ];
}

/** @returns ms */
async function untilShown(page: string, text: string): Promise<number> {
  const since = performance.now();
  while (!(await (await fetch(page)).text()).includes(text)) {
    if (performance.now() - since > LOST_AFTER_MS)
      throw new Fault(`${page} does not show an edit of the CMS.`);
    await wait(10);
  }
  return performance.now() - since;
}

/** Asks and answers as the Studio does. */
function editorOf(contentLake: string, token: string) {
  const data = `${contentLake}/v2025-02-19/data`;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${data}/${path}`, { headers, ...init });
    if (!response.ok) throw new Fault(`The CMS answered ${response.status}: ${await response.text()}`);
    return JSON.parse(await response.text());
  };
  return {
    question: async (): Promise<string> => {
      const query = `*[_id == "${QUESTION}"][0].question.de`;
      return (await call(`query/production?${new URLSearchParams({ query })}`)).result;
    },
    ask: (text: string) =>
      call("mutate/production", {
        method: "POST",
        body: JSON.stringify({ mutations: [{ patch: { id: QUESTION, set: { "question.de": text } } }] }),
      }),
  };
}
