import { type Answer, admin } from "../../../tests/shopper/shop";

export async function priceState(): Promise<Answer["body"]> {
  return (await admin("GET", "/furniture/prices")).body;
}

/** Lays overrides over the constants for one test, as staff do. Answers the new version. */
export async function setPrices(overrides: Record<string, unknown>, note = "Test"): Promise<number> {
  const { version } = await priceState();
  const body = { expected_version: version, overrides, note };
  const answer = await admin("POST", "/furniture/prices", body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.version;
}

/** All tests shop in one shop, and the others count with the constants. */
export async function restorePrices(): Promise<void> {
  await setPrices({}, "Zurück zu den Konstanten");
}
