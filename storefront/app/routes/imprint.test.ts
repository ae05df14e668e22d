import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { loader } from "./imprint.tsx";

const MAKER = {
  name: "Brett & Bohle",
  address: "Hafenstraße 46, 20359 Hamburg",
  email: "werkstatt@example.test",
};

/** The imprint where the CMS has these words for it, or none, and Medusa knows the maker. */
function imprint(page: { title: string; text: []; validFrom: null } | null) {
  const context = {
    content: { legalPage: async () => page },
    offerOf: async () => ({ maker: MAKER }),
  };
  const request = new Request("https://planke46.example/impressum?lng=de");
  return loader({ request, context, params: {} } as unknown as LoaderFunctionArgs);
}

test("while the CMS has no imprint, the page still says who runs the shop, as § 5 DDG wants", async () => {
  expect(await imprint(null)).toMatchObject({ title: "Impressum", page: null, maker: MAKER });
});

test("the CMS's imprint stands alone", async () => {
  expect(await imprint({ title: "Anbieter", text: [], validFrom: null })).toMatchObject({
    title: "Anbieter",
    maker: null,
  });
});
