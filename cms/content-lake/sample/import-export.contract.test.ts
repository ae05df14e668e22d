import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ExportOptions, exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { LONG } from "../../../tests/long-run.ts";
import { picture, type TestLake, testLake } from "../testing/lake.ts";

/** `@sanity/export` and `@sanity/import`, the packages behind `sanity dataset export` and `import`. */
const sample = fileURLToPath(new URL("../../sample/sample.ndjson", import.meta.url));
let lake: TestLake;
let folder: string;

beforeAll(async () => {
  lake = await testLake({ sample });
  const file = await lake.staff.assets.upload("file", Buffer.from("%PDF-1.4 Pflege"), {
    filename: "pflege.pdf",
    contentType: "application/pdf",
    title: "Pflege",
  });
  const [section] = await lake.staff.fetch<{ _id: string }[]>('*[_type == "faqSection"]{_id}');
  await lake.staff
    .transaction()
    .create({ _id: "drafts.leaflet", _type: "leaflet", file: { _type: "file", asset: reference(file._id) } })
    .create({ _id: "drafts.shopSettings", _type: "shopSettings", name: "Entwurf" })
    .create({ _id: "drafts.item", _type: "faqItem", section: reference(section?._id ?? "") })
    .commit();
});
afterAll(() => lake.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "export-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

function reference(_ref: string) {
  return { _type: "reference", _ref };
}

async function emptyLake(): Promise<TestLake> {
  const other = await testLake();
  onTestFinished(() => other.remove());
  return other;
}

async function exported(from: TestLake, options: Partial<ExportOptions> = {}): Promise<string> {
  const outputPath = join(folder, "export.tar.gz");
  await exportDataset({ client: from.staff, dataset: "production", outputPath, ...options });
  return outputPath;
}

/** Every document as it is kept; revisions, the time of saving and the lake's own address are its own. */
async function documents({ staff }: TestLake): Promise<Record<string, unknown>[]> {
  const all = await staff.fetch<Record<string, unknown>[]>("* | order(_id)", {}, { perspective: "raw" });
  return all.map(({ _rev, _updatedAt, url, ...document }) => {
    if (!String(document._type).startsWith("sanity.")) return document;
    const { _createdAt, ...asset } = document;
    return asset;
  });
}

async function assetFiles({ folder: home }: TestLake): Promise<Map<string, string>> {
  const names = (await readdir(join(home, "assets"))).sort();
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name, (await readFile(join(home, "assets", name))).toString("base64")] as const,
      ),
    ),
  );
}

test.runIf(LONG).each(["stream", "cursor"] as const)(
  "exported (%s) and imported into an empty lake, every document, draft and byte is the same, and so once more",
  async (mode) => {
    const other = await emptyLake();
    await sanityImport(createReadStream(await exported(lake, { mode })), {
      client: other.staff,
      operation: "create",
    });
    expect(await documents(other)).toEqual(await documents(lake));
    expect(await assetFiles(other)).toEqual(await assetFiles(lake));

    const third = await emptyLake();
    await sanityImport(createReadStream(await exported(other, { mode })), {
      client: third.staff,
      operation: "create",
    });
    expect(await documents(third)).toEqual(await documents(lake));
  },
  120_000,
);

test.runIf(LONG)(
  "without drafts, an export holds what is published",
  async () => {
    const other = await emptyLake();
    const path = await exported(lake, { drafts: false });
    await sanityImport(createReadStream(path), { client: other.staff, operation: "create" });
    expect(await other.staff.fetch('count(*[_id in path("drafts.**")])', {}, { perspective: "raw" })).toBe(0);
    expect(await other.anyone.fetch("count(*)")).toBe(await lake.anyone.fetch("count(*)"));
  },
  60_000,
);

const lines = (documents: object[]) => documents.map((document) => `${JSON.stringify(document)}\n`).join("");

async function imported(operation: "create" | "createOrReplace" | "createIfNotExists", into: TestLake) {
  const path = join(folder, "data.ndjson");
  await mkdir(join(folder, "images"), { recursive: true });
  await writeFile(join(folder, "images/board.png"), await picture(40, 30));
  const image = { _type: "image", _sanityAsset: "image@file://./images/board.png" };
  await writeFile(
    path,
    lines([
      { _id: "a", _type: "note", text: "new", next: reference("b") },
      { _id: "b", _type: "note", text: "new", image, next: reference("a") },
    ]),
  );
  return sanityImport(createReadStream(path), { client: into.staff, operation, assetsBase: folder });
}

const TEXTS = '*[_type == "note"] | order(_id).text';

test("plainly, an import refuses what is there already", async () => {
  const other = await emptyLake();
  await other.staff.create({ _id: "b", _type: "note", text: "old" });
  await expect(imported("create", other)).rejects.toThrow(/already exists/);
  expect(await other.staff.getDocument("b")).toMatchObject({ text: "old" });
});

test.runIf(LONG)("with --replace it replaces it, with --missing it leaves it", async () => {
  const other = await emptyLake();
  await other.staff.create({ _id: "a", _type: "note", text: "old" });
  await imported("createIfNotExists", other);
  expect(await other.staff.fetch(TEXTS)).toEqual(["old", "new"]);
  await other.staff.patch("b").set({ text: "old" }).commit();
  const again = await emptyLake();
  await again.staff.create({ _id: "a", _type: "note", text: "old" });
  await imported("createOrReplace", again);
  expect(await again.staff.fetch(TEXTS)).toEqual(["new", "new"]);
});

test("documents that refer to each other in a circle are imported with strong references", async () => {
  const other = await emptyLake();
  await imported("create", other);
  expect(await other.anyone.fetch('*[_id == "a"][0]{"back": next->next->_id, "weak": next._weak}')).toEqual({
    back: "a",
    weak: null,
  });
  await expect(other.staff.delete("a")).rejects.toMatchObject({ statusCode: 409 });
});
