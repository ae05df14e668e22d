import { aboutOrder } from "../facts/mail-facts";
import { prose, sayings } from "../facts/say";
import { letter } from "./letter";
import { addressLines } from "./order-parts";

/** A new link to an order's page, because staff have switched the one before off. */
export const orderPage = aboutOrder((facts, order) => {
  const say = sayings(facts, "order_page", { Bestellnummer: order.number });
  return letter(facts, order, say, prose(say.secret()));
});

/** The customer has changed the delivery address on the order's page, or another holder of the link. */
export const addressChanged = aboutOrder((facts, order) => {
  const { words } = facts;
  const say = sayings(facts, "address_changed", { Bestellnummer: order.number });
  const value = order.delivery ? addressLines(order.delivery, facts) : [];
  return letter(facts, order, say, [
    { type: "facts", rows: [{ label: words.labels.delivery, value }] },
    ...prose(say.mistake()),
  ]);
});
