import { KINDS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { store } from "./shop";

test.each(KINDS)(
  "the offer of a %s names its maker with address and e-mail, its type, and what to mind",
  async (kind) => {
    const { status, body } = await store("GET", `/furniture/offers/${kind}`);
    expect(status).toBe(200);
    expect(body.offer).toMatchObject({ kind, type_number: expect.stringMatching(/^P46-[A-Z]{2}-\d+$/) });
    expect(body.offer.maker.name).not.toBe("");
    expect(body.offer.maker.address).toMatch(/, \d{5} \S+, \S+/);
    expect(body.offer.maker.email).toMatch(/@/);
    expect(body.offer.safety.length).toBeGreaterThan(0);
    const english = (await store("GET", `/furniture/offers/${kind}?language=en`)).body.offer;
    expect(english.name).not.toBe(body.offer.name);
    expect(english.type_number).toBe(body.offer.type_number);
  },
);

test("there is no offer of what is not sold", async () => {
  expect((await store("GET", "/furniture/offers/boat")).status).toBe(404);
});
