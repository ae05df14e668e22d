import { randomUUID } from "node:crypto";
import { admin, rows } from "../../../tests/shopper/shop";

export interface TestPlank {
  id: string;
  title: string;
}

/** The photograph of a plank of the sample stock: planks of tests stay in the stock, and shoppers of other tests look at them. */
async function photograph(): Promise<string> {
  const [plank] = await rows("select image from furniture_plank where sample and deleted_at is null limit 1");
  return String(plank?.image);
}

/** A plank of its own for one test, made as staff make one. */
export async function newPlank(list = "stool", change: Record<string, unknown> = {}): Promise<TestPlank> {
  const name = randomUUID().slice(0, 13);
  const { status, body } = await admin("POST", "/furniture/planks", {
    list,
    name,
    title: `Testplanke ${name}`,
    title_en: `Test plank ${name}`,
    image: await photograph(),
    length: 220,
    ...change,
  });
  if (status !== 200) throw new Error(`No plank: ${JSON.stringify(body)}`);
  return body.plank;
}

/** A configuration that is built from these planks. */
export const from = (...planks: ({ id: string } | null)[]) => ({
  choosePlanks: true,
  planks: planks.map((plank) => plank?.id ?? null),
});

export async function stateOf(plank: TestPlank): Promise<Record<string, unknown>> {
  const { body } = await admin("GET", `/furniture/planks/${plank.id}`);
  return body.plank;
}

/** As if the half hour were over. */
export async function letHoldRunOut(plank: TestPlank): Promise<void> {
  await rows("update furniture_plank set held_until = now() - interval '1 second' where id = $1", plank.id);
}
