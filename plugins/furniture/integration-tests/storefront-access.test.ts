import { expect, test } from "vitest";
import { admin } from "../../../tests/shopper/shop";
import { paidOrder } from "./staff-deeds";

interface Key {
  id: string;
  revoked_at: string | null;
  sales_channels: { id: string }[];
}

async function ownChannel(): Promise<string> {
  return (await admin("GET", "/stores?fields=default_sales_channel_id")).body.stores[0]
    .default_sales_channel_id;
}

test("the sales channel in which the shop sells is neither switched off nor deleted; its name may change, and another one may go", async () => {
  const id = await ownChannel();
  const attempts: [string, object | undefined][] = [
    ["POST", { is_disabled: true }],
    ["DELETE", undefined],
  ];
  for (const [method, change] of attempts) {
    const { status, body } = await admin(method, `/sales-channels/${id}`, change);
    expect([status, body.issues?.[0].code], method).toEqual([400, "channel_needed"]);
    expect(body.message).toContain("Über diesen Vertriebskanal verkauft der Shop");
  }
  const { name } = (await admin("GET", `/sales-channels/${id}`)).body.sales_channel;
  expect((await admin("POST", `/sales-channels/${id}`, { name, is_disabled: false })).status).toBe(200);
  await paidOrder([["stool"]]);

  const fair = (await admin("POST", "/sales-channels", { name: `Messe ${Date.now()}` })).body.sales_channel
    .id;
  expect((await admin("POST", `/sales-channels/${fair}`, { is_disabled: true })).status).toBe(200);
  expect((await admin("DELETE", `/sales-channels/${fair}`)).status).toBe(200);
});

test("the last key with which the shop reads Medusa is neither revoked nor deleted; one of two may go", async () => {
  const channel = await ownChannel();
  const { body } = await admin("GET", "/api-keys?type=publishable&fields=id,revoked_at,*sales_channels");
  const [key, ...others] = (body.api_keys as Key[]).filter(
    ({ revoked_at, sales_channels }) => !revoked_at && sales_channels.some(({ id }) => id === channel),
  );
  expect(others).toEqual([]);
  for (const [method, path] of [
    ["POST", `/api-keys/${key?.id}/revoke`],
    ["DELETE", `/api-keys/${key?.id}`],
  ] as const) {
    const refused = await admin(method, path, method === "POST" ? {} : undefined);
    expect([refused.status, refused.body.issues?.[0].code], method).toEqual([400, "key_needed"]);
    expect(refused.body.message).toContain("Lege zuerst einen neuen");
  }
  await paidOrder([["stool"]]);

  const made = await admin("POST", "/api-keys", { title: "Zweiter", type: "publishable" });
  const { id } = made.body.api_key;
  expect((await admin("POST", `/api-keys/${id}/sales-channels`, { add: [channel] })).status).toBe(200);
  expect((await admin("POST", `/api-keys/${id}/revoke`, {})).status).toBe(200);
  expect((await admin("DELETE", `/api-keys/${id}`)).status).toBe(200);
});
