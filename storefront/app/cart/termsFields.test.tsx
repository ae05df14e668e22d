import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";
import type { ChosenTerms } from "./TermsFields.tsx";

let expressWeeks = 4;
vi.mock("@remix-run/react", () => ({
  useRouteLoaderData: () => ({
    settings: { deliveryWeeks: 8, expressWeeks, sampleDays: 5, paymentMethods: "Karte oder PayPal" },
  }),
}));
// Other tests of this process may have loaded them with the module that is mocked here.
vi.resetModules();
const { TermsFields, PaymentFields } = await import("./TermsFields.tsx");
const { PiecePrice } = await import("./PieceDetails.tsx");

const TERMS: ChosenTerms = {
  ...{ shipping: "delivery", expressBuild: false, outsideGermany: false, paymentMethod: "card" },
};

/** A part of the cart's page in German. */
async function written(part: JSX.Element): Promise<string> {
  const page = renderToStaticMarkup(<I18nextProvider i18n={await i18nIn("de")}>{part}</I18nextProvider>);
  return page.replace(/\s/g, " ");
}

const terms = (contents: "furniture" | "samples" | "both", chosen: Partial<ChosenTerms> = {}, saving = 50) =>
  written(
    <TermsFields
      {...{ contents, terms: { ...TERMS, ...chosen }, pickupSaving: saving, expressFee: 150 }}
      onChange={() => {}}
    />,
  );

test("each way says what it does to the price, and picking up no sum where it saves none", async () => {
  const page = await terms("furniture");
  expect(page).toContain("50 €");
  expect(page).toContain("150 €");
  expect(await terms("furniture", {}, 0)).not.toMatch(/\b0 €/);
});

test("samples alone are neither picked up nor built sooner, and the form says that it did not ask", async () => {
  const samples = await terms("samples");
  expect(samples).not.toContain('name="shipping"');
  expect(samples).not.toContain('name="expressBuild"');
  expect(samples).toContain('name="outsideGermany"');
  expect(samples).toMatch(/<input type="hidden" name="\w+" value="on"/);
  expect(await terms("both")).toContain('name="shipping"');
});

test("building sooner is offered where it is sooner; who has chosen it can take it off in any case", async () => {
  expect(await terms("furniture")).toContain('name="expressBuild"');
  expressWeeks = 8;
  const [offered, chosen] = [await terms("furniture"), await terms("furniture", { expressBuild: true })];
  expressWeeks = 4;
  expect(offered).not.toContain('name="expressBuild"');
  expect(chosen).toContain('name="expressBuild"');
});

test("when samples come is said for home, and for abroad by the offer alone", async () => {
  expect(await terms("both")).toContain("5 Werktage");
  expect(await terms("both", { outsideGermany: true })).not.toContain("5 Werktage");
  expect(await terms("furniture")).not.toContain("5 Werktage");
});

test("a transfer for samples sets off no building", async () => {
  const note = async (contents: "furniture" | "samples") =>
    written(
      <PaymentFields
        {...{ contents, terms: TERMS, methods: ["card", "bank_transfer"] }}
        onChange={() => {}}
      />,
    );
  const [furniture, samples] = [await note("furniture"), await note("samples")];
  expect(furniture).toContain("Karte oder PayPal");
  expect(furniture).not.toBe(samples);
  expect(samples).not.toMatch(/bauen|sägen/);
});

const PRICED = {
  quantity: 1,
  unitPrice: 935,
  price: 935,
  discounted: 0,
  discountAmount: 0,
  discountPrice: 935,
};
const price = async (card: Partial<typeof PRICED>, share: number | null = 0.1) => {
  const page = await written(<PiecePrice card={{ ...PRICED, ...card }} discountShare={share} />);
  return page
    .replace(/<[^>]*>/g, " ")
    .replace(/ +/g, " ")
    .trim();
};

test("a piece says its price, several also what one costs", async () => {
  expect(await price({})).toMatch(/^\S+ 935 €$/);
  const three = await price({ quantity: 3, price: 2805, discountPrice: 2805 });
  expect(three).toContain("3 × 935 €");
  expect(three).toContain("2.805 €");
});

test("a discount says what it takes off and what is left, and of how many pieces where it is not all", async () => {
  const off = { discounted: 2, discountAmount: 187, discountPrice: 2618 };
  const three = await price({ quantity: 3, price: 2805, ...off });
  for (const word of ["2.805 €", "10 %", "auf 2 von 3", "\u2212187 €", "2.618 €"])
    expect(three).toContain(word);
  const two = await price({ quantity: 2, price: 1870, ...off, discountPrice: 1683 });
  expect(two).not.toContain("von 2");
  expect(await price({ quantity: 3, price: 2805, ...off }, null)).not.toContain("10 %");
});
