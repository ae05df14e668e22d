import { expect, test } from "vitest";
import { stripeClient } from "./client";

const field = (client: ReturnType<typeof stripeClient>, name: "protocol" | "host" | "port") =>
  String((client as unknown as { getApiField(name: string): unknown }).getApiField(name));
const reached = (apiUrl?: string) => {
  const client = stripeClient({ apiKey: "sk_test_1", ...(apiUrl && { apiUrl }) });
  return `${field(client, "protocol")}://${field(client, "host")}:${field(client, "port")}`;
};

test.each([
  [undefined, "https://api.stripe.com:443"],
  ["http://localhost:3950", "http://localhost:3950"],
  ["http://sandbox.example", "http://sandbox.example:80"],
  ["https://sandbox.example", "https://sandbox.example:443"],
])("with the address %s Stripe is asked at %s", (address, expected) => {
  expect(reached(address)).toBe(expected);
});

test("an account at an address has one client, whose connections are used again", () => {
  const options = { apiKey: "sk_test_2", apiUrl: "http://localhost:3950" };
  expect(stripeClient(options)).toBe(stripeClient({ ...options }));
  expect(stripeClient(options)).not.toBe(stripeClient({ ...options, apiKey: "sk_test_3" }));
  expect(stripeClient(options)).not.toBe(stripeClient({ apiKey: options.apiKey }));
});
