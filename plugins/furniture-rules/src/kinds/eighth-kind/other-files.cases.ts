// What a shop that sells coat racks writes outside the kind's folder. `tests/launcher/eighth-kind.long.test.ts` builds that shop.

/** A text of a file, and what is put behind it. */
export type Addition = readonly [behind: string, added: string];

/** The files that change, by their path from the root, and their additions in the order of the file. */
export const CHANGES: Readonly<Record<string, readonly Addition[]>> = {
  "plugins/furniture-rules/src/kinds/names.ts": [
    ['"shelf", "frame"', ', "coatRack"'],
    ["OWN_FIELD_NAMES: readonly string[] = [", '"hatShelf", "hooks"'],
  ],
  "plugins/furniture-rules/src/kinds/registry.ts": [
    ['from "./bench/definition.js";\n', 'import { coatRack } from "./coat-rack/definition.js";\n'],
    ["  frame,\n", "  coatRack,\n"],
  ],
  "plugins/furniture-rules/src/kinds/schemas.ts": [
    ['from "./bench/schema.js";\n', 'import { coatRackSchema } from "./coat-rack/schema.js";\n'],
    ["  frame: frameSchema,\n", "  coatRack: coatRackSchema,\n"],
  ],
  "plugins/furniture-rules/src/furniture.cases.ts": [
    [
      "const raw: { readonly [K in Kind]: fc.Arbitrary<object> } = {\n",
      `  coatRack: fc.record({
    dimensions: fc.record({ width: within(BOUNDS.coatRack.width) }),
    hooks: within(BOUNDS.coatRack.hooks),
    hatShelf: fc.constantFrom("without", "with"),
    color,
    choosePlanks,
  }),
`,
    ],
  ],
  "storefront/app/language/de/kinds.ts": texts({
    frame: "Rahmen",
    name: "Garderobe",
    base_frame: "Grundpreis Rahmen",
    base: "Grundpreis Garderobe",
    hooks: "Weitere Haken",
    hatShelf: "Hutablage",
    title: "Garderobe gestalten",
    heading: "Deine Garderobe",
    info: "Mehr über unsere Garderoben",
    teaser: "Eine Planke und so viele Haken, wie ihr Jacken habt",
    added: "Deine Garderobe für {{price}} liegt im Warenkorb.",
    fixed_frame: "Außenmaß, über das Holz gemessen.",
    fixed: "20 cm hoch.",
    found: "Garderobe aus einer gebrauchten Gerüstplanke, von 40 bis 220 cm.",
  }),
  "storefront/app/language/en/kinds.ts": texts({
    frame: "Frame",
    name: "Coat rack",
    base_frame: "Picture frame, base price",
    base: "Coat rack, base price",
    hooks: "Further hooks",
    hatShelf: "Hat shelf",
    title: "Design your coat rack",
    heading: "Your coat rack",
    info: "More about our coat racks",
    teaser: "One plank and as many hooks as you have coats",
    added: "Your coat rack for {{price}} is in the cart.",
    fixed_frame: "Outer size, measured over the wood.",
    fixed: "20 cm high.",
    found: "Coat rack from a reclaimed scaffolding plank, 40 to 220 cm.",
  }),
  "plugins/furniture/src/language/safety.ts": [
    [
      "const de: Readonly<Record<Kind, Safety>> = {\n",
      '  coatRack: { name: "Garderobe aus einer Gerüstplanke", notes: [SPLINTERS_DE] },\n',
    ],
    [
      "const en: Readonly<Record<Kind, Safety>> = {\n",
      '  coatRack: { name: "Coat rack of a scaffolding plank", notes: [SPLINTERS_EN] },\n',
    ],
  ],
  "cms/schemas/kinds/kinds.ts": [
    ['{ value: "frame", title: "Rahmen" },\n', '  { value: "coatRack", title: "Garderobe" },\n'],
  ],
};

/** Its own list of planks needs a migration, because the table checks the names of lists. Medusa generates such a file. */
const MIGRATION = `import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const CHECK = "furniture_plank_list_check";
const LISTS = "'table', 'tableOffice', 'shelf', 'bench', 'stool'";

export class Migration20991231000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(\`alter table "furniture_plank" drop constraint if exists "\${CHECK}";\`);
    this.addSql(
      \`alter table "furniture_plank" add constraint "\${CHECK}" check ("list" in (\${LISTS}, 'coatRack'));\`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(\`alter table "furniture_plank" drop constraint if exists "\${CHECK}";\`);
    this.addSql(\`alter table "furniture_plank" add constraint "\${CHECK}" check ("list" in (\${LISTS}));\`);
  }
}
`;

/** The piece in its picture. A drawing of it is shown until the picture is taken. */
const PICTURE = {
  shown: {
    kind: "coatRack",
    configuration: { dimensions: { width: 120 }, hooks: 6, hatShelf: "without" },
    planks: ["42"],
  },
  room: "corner",
  taken: "room",
  camera: { from: [-0.5, -2.45, 1.08], to: [0.16, 0, 0.42], lens: 45, aperture: 3.5 },
  width: 1440,
  height: 960,
};

/** The files that are new, by their path from the root. */
export const NEW_FILES: Readonly<Record<string, string>> = {
  "plugins/furniture/src/modules/planks/migrations/Migration20991231000000.ts": MIGRATION,
  "storefront/app/home/pictures/coatRack.json": `${JSON.stringify(PICTURE, null, 2)}\n`,
};

/** What `npm run typegen` writes anew, because the Studio has one more kind. */
export const GENERATED = "storefront/app/content/sanity.types.ts";

interface KindTexts {
  name: string;
  base: string;
  hooks: string;
  hatShelf: string;
  title: string;
  heading: string;
  info: string;
  teaser: string;
  added: string;
  fixed: string;
  /** What search engines say of it. */
  found: string;
  /** What the frame has in their place, behind which they are put. */
  frame: string;
  base_frame: string;
  fixed_frame: string;
}

function texts(said: KindTexts): Addition[] {
  const { title, heading, info, teaser, added } = said;
  const of = { title, heading, info, teaser, added, addedOtherPrice: added };
  return [
    [`  frame: "${said.frame}",\n`, `  coatRack: "${said.name}",\n`],
    [
      `  base_frame: "${said.base_frame}",\n`,
      `  base_coatRack: "${said.base}",\n  hooks: "${said.hooks}",\n  hatShelf: "${said.hatShelf}",\n`,
    ],
    ["  of: {\n", `    coatRack: ${JSON.stringify(of)},\n`],
    [`    frame: "${said.fixed_frame}",\n`, `    coatRack: "${said.fixed}",\n`],
    ["export const kindsFound = {\n", `  coatRack: "${said.found}",\n`],
  ];
}
