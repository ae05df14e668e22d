import { expect, test } from "vitest";
import { files, read } from "./files";

/** Speaks of Medusa's own sources, which are not here. */
const OF_ANOTHER_REPOSITORY = "docs/medusa-specs.md";

/** What stands in backticks, and in blocks of commands. */
const QUOTED = files("*.md")
  .filter((page) => page !== OF_ANOTHER_REPOSITORY)
  .flatMap((page) => {
    const text = read(page);
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
    const spans = [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)];
    return [...blocks, ...spans.map(([, span = ""]) => span)].map((words) => ({ page, words }));
  });

/** Made when it runs, or a package's. */
const NO_SOURCES = new Set(["cli.js"]);

test("each source file that a page names is there", () => {
  const tracked = files();
  const isThere = (name: string) => tracked.some((file) => file === name || file.endsWith(`/${name}`));
  const named = QUOTED.filter(({ words }) =>
    /^[\w.[\]-]+(\/[\w.[\]-]+)*\.(tsx?|mjs|js|css|py|yml)$/.test(words),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ words }) => !NO_SOURCES.has(words) && !isThere(words))).toEqual([]);
});

test("each script that a page lets npm run is one of a package", () => {
  const scripts = new Set(
    files("package.json", "*/package.json").flatMap((file) =>
      Object.keys(JSON.parse(read(file)).scripts ?? {}),
    ),
  );
  const named = QUOTED.flatMap(({ page, words }) =>
    [...words.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = ""]) => ({ page, script })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ script }) => !scripts.has(script))).toEqual([]);
});

/** Variables that no source names whole: OpenTelemetry's and Medusa's own, and those of the bench, put together from a table's name. */
const READ_ELSEWHERE = /^(OTEL_|MEDUSA_FF_|BENCH_(ORDERS|PLANKS|LINES|PIECES)$)/;

test("each variable of the environment that a page names is read somewhere", () => {
  const code = files("*.ts", "*.tsx", "*.mjs", "*.js", "*.yml", "*.py", "*.template", "images/*")
    .map(read)
    .join("\n");
  const known = new Set(code.match(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b/g));
  const named = QUOTED.flatMap(({ page, words }) =>
    [...words.matchAll(/(?<![\w$])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([variable]) => ({
      page,
      variable,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ variable }) => !READ_ELSEWHERE.test(variable) && !known.has(variable))).toEqual([]);
});
