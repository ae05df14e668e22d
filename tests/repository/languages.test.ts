import { expect, test } from "vitest";
import { ORDER_PAGES, PATHS } from "../../storefront/app/language/paths.ts";
import { filesWith, linesWith, read, sources } from "./files.ts";

/** A text for each language side by side, or a choice between two of them. */
const PAIR = /(?<![\w.])"?(de|en)"?: |[!=]== "(de|en)"|Record<Language\b/;

/** What names languages outside the language folder of its package, each with its reason. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "plugins/furniture/src": {
    "admin/i18n/index.ts": "what Medusa's admin says in German, for staff",
    "modules/planks/plank.ts": "the English title of a plank is a column of the stock",
    "modules/shop-details/content-source.ts": "the form in which the CMS sends the names of colours",
    "modules/shop-details/mail-texts.ts": "what editors write, by language",
    "domain/reconciliation/matters.ts": "the payment plugin tells staff its reason in German",
  },
  "plugins/furniture-rules/src": {
    "configuration/types.ts": "a colour's name as it is frozen, in the languages of its day",
    "market.ts": "the words of the home country are a setting of the shop, and change with the country",
  },
  "plugins/stripe-checkout/src": {},
  "storefront/app": {
    "layout/Header.tsx": "the switch names each language in the other's words",
    "piece/palette.ts": "the rules take a colour's name in every language, a page knows it in its own",
    "seo/origins.server.ts": "which host the proxy says is the English one",
  },
};

test.each(Object.entries(NAMED))(
  "%s says what it says in its language folder: another language changes no other file",
  (src, named) => {
    const all = sources(src);
    const others = all.filter((file) => !file.startsWith(`${src}/language/`));
    expect(others.length).toBeGreaterThan(50);
    expect(others.length).toBeLessThan(all.length);
    const naming = filesWith(PAIR, others).map((file) => file.slice(src.length + 1));
    expect(naming.sort()).toEqual(Object.keys(named).sort());
  },
);

test("the addresses of pages in each language stand in paths.ts: routes, robots and headers know those of another language, so that no key to an order reaches other sites or search engines", () => {
  // The German ones: English words name other things in code as well.
  const words = [...Object.values(PATHS), ORDER_PAGES].map(({ de }) => de.replaceAll("/", ""));
  const named = new RegExp(`["'\`/(|](${words.join("|")})["'\`/)|]`);
  const files = sources("storefront/app", "storefront/server");
  const naming = linesWith(named, files);
  expect(naming.filter((line) => !line.startsWith("storefront/app/language/paths.ts"))).toEqual([]);
});

const ENGLISH = /textsIn\("en"\)|"de" \| "en"|\["de", "en"/;

test("one file lists the languages, and no code takes English for the only other one: in a kept mail of a third one the link to its order led nowhere once the key was another", () => {
  const folders = [
    "plugins/furniture-rules/src",
    "plugins/furniture/src",
    "storefront/app",
    "storefront/server",
    "cms/schemas",
    "cms/studio",
  ];
  const files = sources(...folders);
  const naming = files.filter((file) => ENGLISH.test(read(file)));
  // Columns of the models follow by a migration.
  expect(naming.filter((file) => !file.includes("/models/"))).toEqual([
    "plugins/furniture-rules/src/language/language.ts",
  ]);
});

const CHOICE = /[!=]== "(de|en)"/;

test("neither rules nor storefront ask whether the reader speaks German: the compiler names what another language lacks, and no page falls back to English words in it", () => {
  const folders = ["plugins/furniture-rules/src", "storefront/app", "storefront/server"];
  const files = sources(...folders);
  expect(files.length).toBeGreaterThan(500);
  const choosing = files.filter((file) => CHOICE.test(read(file)));
  // Which host the proxy says is the English one.
  expect(choosing).toEqual(["storefront/app/seo/origins.server.ts"]);
});
