import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { files, read, root } from "./files";

const DECISIONS = "docs/decisions";

/** A list that grows with each package: it has a row in the index, but no status of its own. */
const LISTS = ["2026-11-21-dependencies.md"];

/** Targets of the page's links and pictures that lead to a file, without their anchors. What is quoted as code is no link. */
function relativeLinks(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => (link ?? attribute ?? "").replace(/#.*/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/i.test(target));
}

test("each relative link of a Markdown file leads to a file or folder", () => {
  const pages = files("*.md");
  const links = pages.flatMap((page) => relativeLinks(read(page)).map((target) => ({ page, target })));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ page, target }) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});

test("each decision that code or a page names exists", () => {
  const named = files("*.ts", "*.tsx", "*.mjs", "*.js", "*.py", "*.yml", "*.json", "*.jsonc", "*.md").flatMap(
    (file) =>
      [...read(file).matchAll(/decisions\/(\d{4}-\d\d-\d\d-[a-z0-9-]+(?:\.md)?)/g)].map(([, name = ""]) => ({
        file,
        name: name.endsWith(".md") ? name : `${name}.md`,
      })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !existsSync(join(root, DECISIONS, name)))).toEqual([]);
});

describe("docs/decisions", () => {
  const index = `${DECISIONS}/README.md`;
  const pages = files(`${DECISIONS}/*.md`)
    .filter((file) => file !== index)
    .map((file) => file.slice(DECISIONS.length + 1));

  test.each(pages)("%s is in the index, with its date", (page) => {
    const [row = ""] = read(index)
      .split("\n")
      .filter((line) => line.includes(`(${page})`));
    const [, decided] = read(`${DECISIONS}/${page}`).match(/^(?:Date: )?(\d{4}-\d\d-\d\d)/m) ?? [];
    expect(row).toContain(` | ${decided} | `);
  });

  test.each(pages)("what %s says was decided on a day is no younger than its date", (page) => {
    const [head = "", ...parts] = read(`${DECISIONS}/${page}`).split("\n## ");
    const [, decided = ""] = head.match(/^(?:Date: )?(\d{4}-\d\d-\d\d)/m) ?? [];
    const days = [...parts.join("\n").matchAll(/\((\d{4}-\d\d-\d\d)\)/g)].map(([, day = ""]) => day);
    expect(days.filter((day) => day > decided)).toEqual([]);
  });

  test.each(pages.filter((page) => !LISTS.includes(page)))("%s has a status", (page) => {
    expect(read(`${DECISIONS}/${page}`)).toMatch(/^Status: (accepted|replaced by \[[^\]]+\]\([^)]+\))/m);
  });
});
