import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GENERATED } from "../../plugins/furniture-rules/src/kinds/eighth-kind/other-files.cases.ts";
import { coatRackFiles, KIND_FOLDER } from "../launcher/eighth-kind-copy.ts";
import { ROOT } from "../launcher/launched.ts";

// The shop with these files is built and bought in by tests/launcher/eighth-kind.long.test.ts, in the long run.
test("a new kind of furniture changes at most ten files; the others are its folder, a picture and a migration", () => {
  const touched = [...coatRackFiles().keys(), GENERATED].sort();
  const changed = touched.filter((path) => existsSync(join(ROOT, path)));
  expect(changed.length).toBeLessThanOrEqual(10);
  expect(changed).toEqual([
    "cms/schemas/kinds/kinds.ts",
    "plugins/furniture-rules/src/furniture.cases.ts",
    "plugins/furniture-rules/src/kinds/names.ts",
    "plugins/furniture-rules/src/kinds/registry.ts",
    "plugins/furniture-rules/src/kinds/schemas.ts",
    "plugins/furniture/src/language/safety.ts",
    "storefront/app/content/sanity.types.ts",
    "storefront/app/language/de/kinds.ts",
    "storefront/app/language/en/kinds.ts",
  ]);
  expect(touched.filter((path) => !changed.includes(path))).toEqual([
    `${KIND_FOLDER}/definition.ts`,
    `${KIND_FOLDER}/schema.ts`,
    "plugins/furniture/src/modules/planks/migrations/Migration20991231000000.ts",
    "storefront/app/home/pictures/coatRack.json",
  ]);
});
