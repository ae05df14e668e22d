import { type ConfigurationOf, defaultConfiguration, type Kind, PRICES } from "@planke46/furniture-rules";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import type { StockPlank } from "../commerce/planks.server.ts";
import { i18nIn } from "../language/language.server.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";

vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: "a",
  useActionData: () => undefined,
  useLocation: () => ({ search: "", key: "default" }),
  useNavigate: () => () => {},
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => undefined,
}));
vi.mock("../scene/Scene.tsx", () => ({ Scene: () => null }));

// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { Configurator } = await import("./Configurator.tsx");

/** The words of a configurator's page in German, with what stands between them left out. */
async function page<K extends ConfigurableKind>(
  kind: K,
  piece: Partial<ConfigurationOf<K>> = {},
  more: Partial<ComponentProps<typeof Configurator>> = {},
): Promise<string> {
  const initial = { ...defaultConfiguration(kind), ...piece } as ConfigurationOf<K>;
  const props = {
    ...{ kind, initial, wish: "", colors: [], issues: {}, typed: {}, stock: [], gonePlanks: [] },
    ...{ changing: null, deliveryWeeks: 8, prices: PRICES, offSale: [] as Kind[], count: 1, addedLine: null },
    ...{ isBare: false, ...more },
  };
  const written = renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <Configurator {...(props as ComponentProps<typeof Configurator>)} />
    </I18nextProvider>,
  );
  return written
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|")
    .replace(/\s/g, " ");
}

test("what a choice costs stands beside it, and nothing costs \u201e+ 0 €\u201c", async () => {
  const largest = await page("shelf", { numberOfPillars: 3 });
  expect(largest).toMatch(/\|Stützen\|\+ \d+ €\|/);
  const smallest = await page("shelf", {
    ...{ dimensions: { width: 60, depth: 30, height: 50 }, numberOfPlanks: 2, numberOfPillars: 2 },
  });
  expect(smallest).toContain("|Stützen|2 Stützen|");
  for (const written of [largest, smallest]) expect(written).not.toContain("+ 0 €");
});

const plank = (id: string, available = true): StockPlank => ({
  ...{ id, title: `Gerüst ${id}`, image: `/${id}`, length: 240, width: 28, end: false, available },
});
/** The notice about picking planks, if there is one. */
const noticeIn = (written: string) =>
  /liegt bei uns im Lager\.\|([^|]*)\|Plätze der Planken/.exec(written)?.[1];
const UNPICKED = { choosePlanks: true, planks: [null, null, null] };
const FEE =
  "Noch ist keine Planke ausgesucht. Soll die Werkstatt sie aussuchen, wähle das oben: Dann entfallen die 30 €.";

test.each([
  ["the stock does not answer", null, "Das Lager antwortet gerade nicht."],
  [
    "no plank is left",
    [plank("1", false)],
    "Für dieses Maß liegt gerade keine fotografierte Planke im Lager.",
  ],
  ["none is picked yet", [plank("1")], FEE],
])(
  "who wants to pick planks reads how it stands, and that picking has its price: %s",
  async (_what, stock, words) => {
    const notice = noticeIn(await page("table", UNPICKED, { stock }));
    expect(notice).toContain(words);
    expect(notice).toContain(FEE);
  },
);

test("who has picked a plank, or leaves it to the workshop, reads nothing of that", async () => {
  const stock = [plank("1")];
  const picked = await page("table", { choosePlanks: true, planks: ["1", null, null] }, { stock });
  expect(picked).toContain("|Plätze der Planken|");
  expect(noticeIn(picked)).toBeUndefined();
  expect(await page("table", {}, { stock: null })).not.toContain("Das Lager antwortet");
});

test("a piece with picked planks is one: it is offered alone, any other up to twelve at once", async () => {
  const picked = { choosePlanks: true, planks: ["1", null, null] };
  expect(await page("table", picked, { stock: [plank("1")] })).not.toContain("|12 ×|");
  expect(await page("table")).toContain("|12 ×|");
});

test("a kind that is not sold for now has no button for the cart, and no sample is offered while none are sold", async () => {
  const sold = await page("table");
  expect(sold).toContain("|In den Warenkorb|");
  expect(sold).toContain("|Muster in dieser Farbe, 5 €|");
  const kept = await page("table", {}, { offSale: ["table", "sample"] });
  expect(kept).toContain("|Nicht bestellbar|");
  expect(kept).not.toContain("|In den Warenkorb|");
  expect(kept).not.toContain("Muster in dieser Farbe");
});

test("the colour of a passe-partout is asked of frames that have one", async () => {
  expect(await page("frame", { filling: "passepartout", passepartoutColor: "#FFFFFF" })).toContain(
    "|Farbe des Passepartouts|",
  );
  expect(await page("frame", { filling: "mirror" })).not.toContain("Farbe des Passepartouts");
});

test("whoever changes a piece of the cart is told so and takes the change over", async () => {
  const changing = await page("table", {}, { changing: "cali_01ABCDEFGHJK" });
  expect(changing).toContain("|Änderung übernehmen|");
  expect(changing).not.toContain("|In den Warenkorb|");
});
