import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ORDER_PAGES, PATHS } from "../../storefront/app/language/paths.ts";

const root = join(import.meta.dirname, "../..");
const SRC = "plugins/furniture/src";

/** A text for each language side by side, or a choice between two of them. */
const PAIR = /(?<![\w.])"?(de|en)"?: |[!=]== "(de|en)"|Record<Language\b/;
const COMMENT = /^\s*(\*|\/\/|\/\*\*)/;

/** What names a language and is no text of ours, each with its reason. */
const DATA: Readonly<Record<string, string>> = {
  "modules/planks/plank.ts": "the English title of a plank is a column of the stock",
  "modules/shop-details/content-source.ts": "the form in which the CMS sends the names of colours",
  "modules/shop-details/mail-texts.ts": "what editors write, by language",
  "domain/reconciliation/matters.ts": "the payment plugin tells staff its reason in German",
};

function pairsOf(file: string): string[] {
  return readFileSync(join(root, SRC, file), "utf8")
    .split("\n")
    .filter((line) => PAIR.test(line) && !COMMENT.test(line));
}

test("the Medusa plugin keeps what it tells customers in its language folder: another language changes no other file", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: join(root, SRC),
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|cases)\.tsx?$/.test(file));
  const others = files.filter((file) => !file.startsWith("language/"));
  expect(others.length).toBeGreaterThan(400);
  expect(others.filter((file) => pairsOf(file).length > 0).sort()).toEqual(Object.keys(DATA).sort());
});

test("the addresses of pages in each language stand in paths.ts: routes, robots and headers know those of another language, so that no key to an order reaches other sites or search engines", () => {
  // The German ones: English words name other things in code as well.
  const words = [...Object.values(PATHS), ORDER_PAGES].map(({ de }) => de.replaceAll("/", ""));
  const named = new RegExp(`["'\`/(|](${words.join("|")})["'\`/)|]`);
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "storefront/app", "storefront/server"],
    {
      cwd: root,
      encoding: "utf8",
    },
  )
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|cases)\.tsx?$/.test(file));
  const naming = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .filter((line) => named.test(line) && !COMMENT.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(naming.filter((line) => !line.startsWith("storefront/app/language/paths.ts"))).toEqual([]);
});

const ENGLISH = /textsIn\("en"\)|"de" \| "en"|\["de", "en"\]/;

test("one file lists the languages, and no code takes English for the only other one: in a kept mail of a third one the link to its order led nowhere once the key was another", () => {
  const folders = [
    "plugins/furniture-rules/src",
    "plugins/furniture/src",
    "storefront/app",
    "storefront/server",
    "cms/schemas",
    "cms/studio",
  ];
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|cases)\.tsx?$/.test(file));
  const naming = files.filter((file) => ENGLISH.test(readFileSync(join(root, file), "utf8")));
  // Columns of the models follow by a migration.
  expect(naming.filter((file) => !file.includes("/models/"))).toEqual([
    "plugins/furniture-rules/src/language.ts",
  ]);
});

const CHOICE = /[!=]== "(de|en)"/;

test("neither rules nor storefront ask whether the reader speaks German: the compiler names what another language lacks, and no page falls back to English words in it", () => {
  const folders = ["plugins/furniture-rules/src", "storefront/app", "storefront/server"];
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|cases)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const choosing = files.filter((file) => CHOICE.test(readFileSync(join(root, file), "utf8")));
  // Which host the proxy says is the English one.
  expect(choosing).toEqual(["storefront/app/seo/origins.server.ts"]);
});
