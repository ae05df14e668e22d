import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { files, read, root } from "./files";

const DECISIONS = "docs/decisions";

/** A list that grows with each package: it has a row in the index, but no status of its own. */
const LISTS = ["2026-11-21-dependencies.md"];

/** Targets of the page's links and pictures within the repository, and their anchors. What is quoted as code is no link. */
function relativeLinks(page: string): { page: string; target: string; anchor: string }[] {
  const prose = read(page)
    .replace(/^```[\s\S]*?^```/gm, "")
    .replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? "")
    .filter((link) => !/^[a-z]+:/i.test(link))
    .map((link) => {
      const [path = "", anchor = ""] = link.split("#");
      return { page, target: path === "" ? page : join(dirname(page), path), anchor };
    });
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page: string): string[] {
  const headings = read(page)
    .replace(/^```[\s\S]*?^```/gm, "")
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, words = ""]) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

const LINKS = files("*.md").flatMap(relativeLinks);

test("each relative link of a Markdown file leads to a file or folder", () => {
  expect(LINKS.length).toBeGreaterThan(100);
  expect(LINKS.filter(({ target }) => !existsSync(join(root, target)))).toEqual([]);
});

test("each anchor of such a link is a heading of its page", () => {
  const anchored = LINKS.filter(({ anchor }) => anchor !== "");
  expect(anchored.length).toBeGreaterThan(10);
  expect(anchored.filter(({ target, anchor }) => !anchorsOf(target).includes(anchor))).toEqual([]);
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
