import { Fault } from "../../command/fault.mjs";

/** From abroad: an order without a payment, so that no payment page has a part in it. */
const CONTACT = {
  email: "bench@example.test",
  shipping_address: {
    first_name: "Anna",
    last_name: "Muster",
    address_1: "Musterstraße 1",
    postal_code: "1010",
    city: "Wien",
    country_code: "at",
  },
};
const KINDS = ["table", "bench", "stool", "shelf", "frame"];

/**
 * Places orders one after the other, each with a new cart. They stay in the shop's database.
 * @param {{ medusa: string, publishableKey: string }} shop
 * @param {number} count
 */
export async function orders({ medusa, publishableKey }, count) {
  const headers = { "x-publishable-api-key": publishableKey, "content-type": "application/json" };
  /**
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>} answers of many routes
   */
  const send = async (path, body) => {
    const method = body ? "POST" : "GET";
    const answer = await fetch(`${medusa}/store${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Fault(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  const home = homeIn(await send("/regions?fields=id,*countries"));
  for (let n = 0; n < count; n++) {
    const { cart } = await send("/carts", { region_id: home });
    await send(`/carts/${cart.id}/furniture`, { kind: KINDS[n % KINDS.length], configuration: {} });
    await send(`/carts/${cart.id}/terms`, { outside_germany: true, data_security: true });
    await send(`/carts/${cart.id}`, CONTACT);
    await send(`/carts/${cart.id}/checkout`, { locale: "de" });
    const { type } = await send(`/carts/${cart.id}/complete`, {});
    if (type !== "order") throw new Fault(`An order from abroad was not placed: ${type}.`);
  }
}

/** @param {{ regions: { id: string, countries: { iso_2: string }[] }[] }} answer */
function homeIn({ regions }) {
  return regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "de"))?.id ?? "";
}
