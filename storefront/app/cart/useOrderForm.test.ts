import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";
import type { ChosenTerms } from "./TermsFields.tsx";

let navigation = "idle";
const getElementById = vi.fn(() => null);
vi.mock("@remix-run/react", () => ({ useNavigation: () => ({ state: navigation }) }));
// What it is told to do is tested here, the form it makes of that in the browser.
vi.mock("@conform-to/react", () => ({ useForm: (told: unknown) => told }));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
const { useFaultsOfTerms, useOrderForm } = await import("./useOrderForm.ts");

beforeEach(() => {
  navigation = "idle";
  vi.stubGlobal("document", { getElementById });
});
afterEach(() => vi.unstubAllGlobals());

interface Told {
  onSubmit: (event: { preventDefault(): void }) => void;
  onValidate: (sent: { formData: FormData }) => { status?: string; error: unknown; payload: unknown };
}

async function openedForm() {
  const stage = await onStage(() => useOrderForm({ city: "Berlin" }, undefined) as unknown as Told, null);
  /** The shopper presses the button. Says whether the form is sent. */
  const press = () => {
    const event = { preventDefault: vi.fn() };
    stage.now().onSubmit(event);
    return event.preventDefault.mock.calls.length === 0;
  };
  const goes = (state: string) => {
    navigation = state;
    return stage.again();
  };
  return { ...stage, press, goes };
}

test("a second press while the first is under way orders once; what was refused can be sent again", async () => {
  const form = await openedForm();
  expect([form.press(), form.press()]).toEqual([true, false]);
  for (const state of ["submitting", "loading"]) {
    await form.goes(state);
    expect(form.press(), state).toBe(false);
  }
  await form.goes("idle");
  expect([form.press(), form.press()]).toEqual([true, false]);
});

test("the form begins with what is saved, and is checked when a field is left, then while one types", async () => {
  const form = await openedForm();
  expect(form.now()).toMatchObject({
    ...{ id: "order", defaultValue: { city: "Berlin" }, lastResult: null },
    ...{ shouldValidate: "onBlur", shouldRevalidate: "onInput" },
  });
  expect(getElementById, "a fault that the document brought along is looked for here").toHaveBeenCalledWith(
    "order",
  );
});

test("what the shopper can see keeps the form here; one without faults goes to the server", async () => {
  const formData = new FormData();
  const mia = {
    ...{ firstName: "Mia", lastName: "Muster", email: "mia.muster@example.com", street: "Werkstattweg 46" },
    ...{ zip: "1011", city: "Berlin", shipping: "delivery", paymentMethod: "card", dataSecurity: "on" },
  };
  for (const [name, value] of Object.entries(mia)) formData.set(name, value);
  const { now } = await openedForm();
  expect(now().onValidate({ formData }).error).toEqual({ zip: [expect.any(String)] });
  formData.set("zip", "10115");
  expect(now().onValidate({ formData })).toMatchObject({ status: "success" });
});

test("what is marked is looked at again when the delivery changes, and nothing when the page opens", async () => {
  const validate = vi.fn();
  const form = { allErrors: { "": ["?"], zip: ["?"], phone: ["?"] }, validate };
  const stage = await onStage(
    (terms: Partial<ChosenTerms>) => useFaultsOfTerms(form as never, terms as ChosenTerms),
    { outsideGermany: false, shipping: "delivery" },
  );
  expect(validate).not.toHaveBeenCalled();
  const both = [[{ name: "zip" }], [{ name: "phone" }]];
  for (const terms of [
    { outsideGermany: true, shipping: "delivery" },
    { outsideGermany: true, shipping: "pickup" },
  ] as const) {
    await stage.again(terms);
    expect(validate.mock.calls).toEqual(both);
    validate.mockReset();
    await stage.again({ ...terms, expressBuild: true });
    expect(validate).not.toHaveBeenCalled();
  }
});
