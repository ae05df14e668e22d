import { useForm } from "@conform-to/react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nIn } from "../language/language.server.ts";
import { TextField } from "./TextField.tsx";

interface Asked {
  required?: boolean;
  note?: string;
  faults?: string[];
}

function Field({ faults, ...asked }: Asked) {
  const lastResult = faults ? { error: { city: faults } } : null;
  const [, fields] = useForm<{ city?: string }>({ id: "order", lastResult });
  return <TextField field={fields.city} label="Ort" autoComplete="address-level2" {...asked} />;
}

/** What stands at a field in German, word by word. */
async function words(asked: Asked): Promise<string> {
  const written = renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <Field {...asked} />
    </I18nextProvider>,
  );
  return written
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

test.each([
  ["one that must be filled in is marked", { required: true }, "Ort *"],
  ["one that may be left empty says so", {}, "Ort freiwillig"],
  ["a word about it stands in that place", { note: "ohne Postfach" }, "Ort ohne Postfach"],
  ["and beside the mark", { required: true, note: "ohne Postfach" }, "Ort * ohne Postfach"],
])("a field says whether it must be filled in: %s", async (_what, asked, said) => {
  expect(await words(asked)).toBe(said);
});

test("a fault is said in the shopper's words, and the commerce side's own words stay as they are", async () => {
  const [ours = ""] = Object.keys((await import("../language/de/cart.ts")).cart.issues);
  expect(await words({ required: true, faults: [ours] })).not.toContain(ours);
  expect(await words({ required: true, faults: ["Diesen Ort gibt es nicht."] })).toBe(
    "Ort * Diesen Ort gibt es nicht.",
  );
});
