import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { CommerceUnavailable } from "../commerce/medusa.server.ts";
import { loader } from "./pay.tsx";

const LINK = {
  ...{ state: "payable", number: "1046", order_id: "order_1", amount: 175, delivery_cost: 0 },
  ...{ purpose: "difference", may_transfer: true, expires_on: "2026-12-30" },
};
const SETTINGS = { bankHolder: "Planke 46", iban: "DE02 1203 0000 0000 2020 51", bic: "BYLADEM1001" };

/** What the page of a payment link says, and what was asked of the commerce side before. */
async function shown(query: string, link: object = LINK, settle: () => Promise<void> = async () => {}) {
  const asked: string[] = [];
  const commerce = {
    settlePayment: async (session: string) => {
      asked.push(`settle ${session}`);
      await settle();
    },
    paymentLink: async (token: string) => {
      asked.push(`link ${token}`);
      return link;
    },
  };
  const context = { commerce, content: { settings: async () => SETTINGS } } as unknown as AppLoadContext;
  const request = new Request(`http://shop.test/pay/key${query}`);
  // biome-ignore lint/suspicious/noExplicitAny: what the page is told
  const answer: any = await loader({
    request,
    params: { token: "key" },
    context,
  } as unknown as LoaderFunctionArgs);
  return { asked, ...answer.data };
}

test("who comes back from paying sees their payment: it is entered before the link is looked at", async () => {
  expect((await shown("?session_id=cs_1")).asked).toEqual(["settle cs_1", "link key"]);
  expect((await shown("")).asked).toEqual(["link key"]);
  const silent = await shown("?session_id=cs_1", LINK, () =>
    Promise.reject(new CommerceUnavailable("/settle", "silent")),
  );
  expect(silent.link).toEqual(LINK);
});

test("how to transfer it is said while it is to be paid, and not to who has paid, nor of a link that may not be transferred", async () => {
  expect((await shown("")).transfer?.code).toMatchObject({ size: expect.any(Number) });
  for (const link of [
    { ...LINK, state: "paid" },
    { ...LINK, state: "withdrawn" },
    { ...LINK, may_transfer: false },
  ])
    expect((await shown("", link)).transfer).toBeNull();
});
