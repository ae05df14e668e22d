import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";
import type { BillData } from "./Bill.tsx";
import type { ChosenTerms } from "./TermsFields.tsx";

interface Fetcher {
  state: string;
  data?: { notice?: string; voucher?: { said: string } };
}
const submit = vi.fn();
let fetchers: Record<string, Fetcher>;
const fetcher = (key: string) => ({ ...(fetchers[key] ?? { state: "idle", data: undefined }), key });
vi.mock("@remix-run/react", () => ({
  useSubmit: () => submit,
  useFetcher: ({ key }: { key: string }) => ({
    ...fetcher(key),
    submit: (form: unknown, options: object) => submit(form, { ...options, fetcherKey: key }),
  }),
  useFetchers: () => Object.keys(fetchers).map(fetcher),
}));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
const { useCartChanges } = await import("./useCartChanges.ts");

beforeEach(() => {
  fetchers = {};
  submit.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const HOME: ChosenTerms = {
  ...{ shipping: "delivery", expressBuild: false, outsideGermany: false, paymentMethod: "card" },
};
const ABROAD = { ...HOME, outsideGermany: true };
const EXPRESS = { ...HOME, expressBuild: true };

/** The bill that goes with these terms; each comes as an object of its own, as an answer of the server does. */
function billOf(terms: ChosenTerms, kind = "stool"): BillData {
  const { shipping, expressBuild: express_build, outsideGermany: outside_germany, paymentMethod } = terms;
  const saved = { shipping, express_build, outside_germany, payment_method: paymentMethod };
  return { terms: saved, lines: [{ kind }] } as unknown as BillData;
}

async function openedCart() {
  const stage = await onStage(useCartChanges, billOf(HOME));
  const choose = async (terms: ChosenTerms) => {
    await stage.after(() => stage.now().changeTerms(terms));
    return submit.mock.lastCall?.[1].fetcherKey as string;
  };
  /** The request of a choice comes to this state, and the page to this bill. */
  const comes = (key: string, state: Fetcher, bill?: BillData) => {
    fetchers[key] = state;
    return stage.again(bill);
  };
  return { ...stage, choose, comes };
}

test("a choice shows at once, is sent in full, and then stands as the server keeps it", async () => {
  const cart = await openedCart();
  expect(cart.now()).toMatchObject({ terms: HOME, busy: false, notice: null, voucher: null });
  const choice = await cart.choose(ABROAD);
  expect(cart.now().terms).toEqual(ABROAD);
  const [form, options] = submit.mock.lastCall ?? [];
  expect(Object.fromEntries(form)).toEqual({
    ...{ intent: "terms", shipping: "delivery", outsideGermany: "on", paymentMethod: "card" },
  });
  expect(options).toMatchObject({ method: "post", action: "/cartDesktop", navigate: false });

  await cart.comes(choice, { state: "submitting" });
  expect(cart.now()).toMatchObject({ terms: ABROAD, busy: true });
  await cart.comes(choice, { state: "loading", data: {} });
  expect(cart.now()).toMatchObject({ terms: ABROAD, busy: true });
  // What the server has made of it counts from then on: beside samples, say, there is no express build.
  await cart.comes(
    choice,
    { state: "idle", data: {} },
    billOf({ ...ABROAD, paymentMethod: "bank_transfer" }),
  );
  expect(cart.now()).toMatchObject({ terms: { ...ABROAD, paymentMethod: "bank_transfer" }, busy: false });
});

test("a choice stays shown while its answer is there and the bill that comes with it is not yet", async () => {
  const cart = await openedCart();
  const choice = await cart.choose(ABROAD);
  await cart.comes(choice, { state: "submitting" });
  await cart.comes(choice, { state: "idle", data: {} });
  expect(cart.answers.slice(-1)[0]?.terms).toEqual(ABROAD);
  // The cart of today, which another window has changed meanwhile, came while the choice was being sent: it is not the answer.
  const later = await cart.choose(EXPRESS);
  await cart.comes(later, { state: "submitting" }, billOf(HOME));
  await cart.comes(later, { state: "idle", data: {} });
  expect(cart.now().terms).toEqual(EXPRESS);
  await cart.again(billOf(HOME));
  expect(cart.now().terms).toEqual(HOME);
  // On a slow machine the page sees nothing of the request but its end.
  const unseen = await cart.choose(ABROAD);
  await cart.comes(unseen, { state: "idle", data: {} });
  expect(cart.now().terms).toEqual(ABROAD);
});

test("a refused choice is shown as it is, with its reason", async () => {
  const cart = await openedCart();
  const choice = await cart.choose(EXPRESS);
  await cart.comes(choice, { state: "submitting" });
  await cart.comes(choice, { state: "idle", data: { notice: "Das ging nicht." } });
  expect(cart.now()).toMatchObject({ terms: HOME, notice: "Das ging nicht." });
});

test("a choice that was made before the earlier one is answered stays, each with a request of its own", async () => {
  const cart = await openedCart();
  const first = await cart.choose(ABROAD);
  await cart.comes(first, { state: "submitting" });
  const second = await cart.choose({ ...ABROAD, expressBuild: true });
  expect(second).not.toBe(first);
  await cart.comes(second, { state: "submitting" });
  await cart.comes(first, { state: "idle", data: {} }, billOf(ABROAD));
  expect(cart.now()).toMatchObject({ terms: { ...ABROAD, expressBuild: true }, busy: true });
  await cart.comes(second, { state: "idle", data: {} }, billOf({ ...ABROAD, expressBuild: true }));
  expect(cart.now()).toMatchObject({ terms: { ...ABROAD, expressBuild: true }, busy: false });
  await cart.again(billOf(HOME));
  expect(cart.now().terms).toEqual(HOME);
});

test("a voucher is applied and taken off by its code, and says what came of it; an order under way is no change of the cart", async () => {
  const cart = await openedCart();
  cart.now().applyVoucher("FREUNDE");
  cart.now().removeVoucher("FREUNDE");
  const options = { method: "post", action: "/cartDesktop", fetcherKey: "voucher" };
  expect(submit.mock.calls).toEqual([
    [{ intent: "voucher", voucherCode: "FREUNDE" }, options],
    [{ intent: "voucherOff:FREUNDE" }, options],
  ]);
  await cart.comes("voucher", { state: "loading" });
  expect(cart.now().busy).toBe(true);
  await cart.comes("voucher", {
    state: "idle",
    data: { voucher: { said: "unknown" }, notice: "Kein Netz." },
  });
  expect(cart.now()).toMatchObject({ busy: false, voucher: { said: "unknown" }, notice: "Kein Netz." });
  await cart.comes("order", { state: "submitting" });
  expect(cart.now().busy).toBe(false);
});

test("beside samples alone no way of delivery is sent", async () => {
  const cart = await openedCart();
  await cart.again(billOf(HOME, "sample"));
  await cart.choose(ABROAD);
  expect(submit.mock.lastCall?.[0].has("shipping")).toBe(false);
});
