import { type Kind, parseConfiguration } from "@planke46/furniture-rules";
import type { Orbit } from "../camera/orbit.ts";
import { takeSamplePiece } from "./samplePiece.ts";

const WHITE = { hex: "#FFFFFF", chooseOwnColor: false };
const MOSS = { hex: "#4A5A46", chooseOwnColor: true };

const individual = (length: number, width: number, height: number) => ({
  chosen: "individual",
  length,
  width,
  height,
});

/** For „Mehr über unsere …“: a piece of each kind that shows what else it can be; `cms/sample/source/kinds.ts` has its words. */
const INFOS: Partial<Record<Kind, { wishes: object; view: Pick<Orbit, "alpha" | "beta"> }>> = {
  table: {
    wishes: { dimensions: individual(220, 80, 75), frameType: "diagonal", color: MOSS },
    view: { alpha: 1.04, beta: 1.2 },
  },
  tableOffice: { wishes: { color: WHITE }, view: { alpha: 1.04, beta: 1.22 } },
  shelf: {
    wishes: {
      dimensions: { width: 120, depth: 30, height: 150 },
      numberOfPlanks: 5,
      numberOfPillars: 2,
      frameType: "diagonal",
      color: WHITE,
    },
    view: { alpha: 1.12, beta: 1.32 },
  },
  bench: {
    wishes: { dimensions: individual(200, 40, 45), frameType: "massive", color: WHITE },
    view: { alpha: 2.05, beta: 1.18 },
  },
  stool: {
    wishes: { dimensions: individual(40, 40, 45), frameType: "massive", color: MOSS },
    view: { alpha: 2.1, beta: 1.14 },
  },
  frame: {
    wishes: {
      dimensions: { width: 100, height: 70 },
      filling: "passepartout",
      passepartoutColor: "#F4EFE4",
    },
    view: { alpha: 2.05, beta: 1.5 },
  },
};

/** One picture of each kind, `info-<kind>`. */
export async function takeInfos(said: (name: string) => void): Promise<void> {
  for (const [index, [kind, { wishes, view }]] of Object.entries(INFOS).entries()) {
    const parsed = parseConfiguration(kind as Kind, wishes);
    if (!parsed.ok) throw new Error(`${kind}: ${JSON.stringify(parsed.issues)}`);
    await takeSamplePiece(`info-${kind}`, index + 3, parsed.kind, parsed.configuration, view);
    said(`info-${kind}`);
  }
}
