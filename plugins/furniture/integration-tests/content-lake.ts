import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { z } from "zod";

const { contentLake, studio } = z
  .object({ contentLake: z.url(), studio: z.url() })
  .parse(JSON.parse(readFileSync(String(process.env.SHOP_JSON), "utf8")));

/** Changes content as staff do; the embedded Studio's page holds what they need to write. */
export async function mutate(...mutations: unknown[]): Promise<void> {
  const page = await (await fetch(studio)).text();
  const token = /window\.planke46Studio=.*?"token":"([^"]+)"/.exec(page)?.[1];
  const answer = await fetch(`${contentLake}/v2025-02-19/data/mutate/production`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ mutations }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
}
