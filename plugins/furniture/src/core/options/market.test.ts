import { z } from "@medusajs/framework/zod";
import { afterEach, expect, test } from "vitest";
import { cardService, market, setMarket } from "./market";
import { readOptions } from "./read-options";

afterEach(() => setMarket({}));

test("without options the shop sells in Germany, in EUR, by Berlin's clock", () => {
  setMarket(undefined);
  expect(market()).toEqual({
    homeCountry: "de",
    currency: "eur",
    timeZone: "Europe/Berlin",
    federalState: "BE",
    paymentProviders: { card: "pp_stripe-checkout_card", transfer: "pp_system_default" },
    shippingTypes: {
      delivery: "furniture-delivery",
      pickup: "furniture-pickup",
      deliveryAbroad: "furniture-delivery-abroad",
      pickupAbroad: "furniture-pickup-abroad",
    },
  });
  expect(cardService()).toBe("pp_stripe-checkout");
});

test("each option can be another, the others stay", () => {
  setMarket({
    homeCountry: "ch",
    currency: "chf",
    timeZone: "Europe/Zurich",
    paymentProviders: { card: "pp_stripe-checkout_zurich" },
    shippingTypes: { pickup: "collect" },
    storefrontUrl: "http://localhost:3000",
    // Medusa adds it.
    database: { clientUrl: "postgres://localhost/shop" },
  });
  expect(market()).toMatchObject({
    homeCountry: "ch",
    currency: "chf",
    timeZone: "Europe/Zurich",
    paymentProviders: { card: "pp_stripe-checkout_zurich", transfer: "pp_system_default" },
    shippingTypes: { delivery: "furniture-delivery", pickup: "collect" },
  });
});

test.each([
  ["homeCountry", { homeCountry: "Germany" }, "two lower-case letters"],
  ["homeCountry", { homeCountry: "deu" }, "two lower-case letters"],
  ["homeCountry", { homeCountry: "qq" }, "ISO 3166-1"],
  ["currency", { currency: "EUR" }, "three lower-case letters"],
  ["currency", { currency: "Eur" }, "three lower-case letters"],
  ["currency", { currency: "qqq" }, "three lower-case letters"],
  // Without hundredths.
  ["currency", { currency: "jpy" }, "hundredths"],
  ["timeZone", { timeZone: "Berlin" }, "Europe/Berlin"],
  ["federalState", { federalState: "Berlin" }, "BB, BE, BW"],
  ["paymentProviders.card", { paymentProviders: { card: "stripe" } }, "pp_<service>_<id>"],
  ["paymentProviders", { paymentProviders: { card: "pp_system_default" } }, "two providers"],
  ["shippingTypes.pickup", { shippingTypes: { pickup: "" } }, "1 to 60"],
  ["shippingTypes", { shippingTypes: { pickup: "furniture-delivery" } }, "four different codes"],
])("refuses a wrong %s at the start and says what it may be: %j", (name, options, bounds) => {
  const said = () => setMarket(options);
  expect(said).toThrow(`Options of @planke46/furniture:\n  ${name}: `);
  expect(said).toThrow(bounds);
});

test("names an option that does not exist, and every wrong one in the same error", () => {
  const options = { curency: "eur", timeZone: "Berlin", homeCountry: "D" };
  for (const name of [
    "curency: there is no such option; there are storefrontUrl,",
    "timeZone:",
    "homeCountry:",
  ])
    expect(() => setMarket(options)).toThrow(name);
});

test("refuses a SEPA debit where the shop's currency is not the euro: pages and terms would promise what Stripe never offers", () => {
  const onlineMethods = ["card", "sepa_debit"];
  expect(() => setMarket({ onlineMethods, currency: "chf" })).toThrow(
    "Options of @planke46/furniture:\n  onlineMethods: sepa_debit cannot pay in the shop's currency, chf",
  );
  for (const options of [{ onlineMethods }, { onlineMethods: ["card", "klarna"], currency: "chf" }])
    expect(() => setMarket(options)).not.toThrow();
});

test("a module that reads other options names the wrong ones of the market as well", () => {
  const part = z.object({ mailFrom: z.string("must be a text") });
  const read = () => readOptions(part, { mailFrom: 7, currency: "jpy" });
  expect(read).toThrow(
    /^Options of @planke46\/furniture:\n {2}currency: must be .+\n {2}mailFrom: must be a text$/,
  );
});
