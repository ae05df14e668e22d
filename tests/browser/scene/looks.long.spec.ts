import { defaultConfiguration, type Kind, parseConfiguration, plankCount } from "@planke46/furniture-rules";
import { expect } from "@playwright/test";
import { test } from "./barePage.ts";
import type { Piece } from "./onThePage.ts";

const size = (length: number, width: number, height: number) => ({
  dimensions: { chosen: "individual", length, width, height },
});
const WHITE = { color: { chooseOwnColor: false, hex: "#FFFFFF" } };

/** Whatever can be chosen of each kind, changed one at a time. */
const CHOICES: Partial<Record<Kind, Record<string, object>>> = {
  table: {
    size: size(150, 80, 75),
    frame: { frameType: "diagonal" },
    top: { tableTop: "solid" },
    color: WHITE,
  },
  tableOffice: { color: WHITE },
  bench: { size: size(120, 40, 45), frame: { frameType: "massive" }, color: WHITE },
  stool: { size: size(40, 40, 70), frame: { frameType: "massive" }, color: WHITE },
  shelf: {
    size: { dimensions: { width: 120, depth: 30, height: 150 } },
    frame: { frameType: "diagonal" },
    boards: { numberOfPlanks: 3 },
    pillars: { numberOfPillars: 2 },
    color: WHITE,
  },
  frame: {
    size: { dimensions: { width: 60, height: 40 } },
    mirror: { filling: "mirror" },
    blackboard: { filling: "blackboard" },
    whiteboard: { filling: "whiteboard" },
    passepartout: { filling: "passepartout" },
    "passepartout of another colour": {
      filling: "passepartout",
      passepartoutColor: "#8A1F2B",
    },
  },
};

function piece(kind: Kind, change: object): Piece {
  const parsed = parseConfiguration(kind, { ...defaultConfiguration(kind), ...change });
  if (!parsed.ok) throw new Error(`${kind}: ${JSON.stringify(parsed.issues)}`);
  return { kind, configuration: parsed.configuration };
}

/** The shopper's own plank on the first board. */
function picked(kind: Kind): object {
  const boards = plankCount(kind, defaultConfiguration(kind));
  return {
    choosePlanks: true,
    planks: Array.from({ length: boards }, (_, board) => (board === 0 ? "46" : null)),
  };
}

for (const kind of Object.keys(CHOICES) as Kind[]) {
  test(`${kind}: every choice changes what one sees, and taking it back brings the first picture back`, async ({
    bare,
  }) => {
    const seen = (shown: Piece) =>
      bare.evaluate(async (wanted) => {
        await window.scenes.stand(wanted, true);
        return window.scenes.picture();
      }, shown);
    const changes = { ...CHOICES[kind], ...(kind !== "frame" && { plank: picked(kind) }) };
    const pieces = Object.entries(changes).map(([name, change]) => [name, piece(kind, change)] as const);
    if (kind === "tableOffice") pieces.push(["height", { ...piece(kind, {}), deskHeight: 120 }]);
    const first = await seen(piece(kind, {}));
    const pictures = new Map([[first, "as usual"]]);
    for (const [name, changed] of pieces) {
      const picture = await seen(changed);
      expect(pictures.get(picture), `${name} looks like another choice`).toBeUndefined();
      pictures.set(picture, name);
    }
    expect((await seen(piece(kind, {}))) === first, "the first picture is back").toBe(true);
  });
}
