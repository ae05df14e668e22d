import { type Configuration, parseConfiguration } from "@planke46/furniture-rules";
import { REVIEWED } from "../../../../cms/sample/source/reviews.ts";
import { takeSamplePiece } from "./samplePiece.ts";

const COLORS = ["#27292B", "#383430", "#FFFFFF", "#27292B", "#38504A"] as const;
const FRAMES = ["open", "closed", "diagonal"] as const;
/** Camera angles of snapshots taken at home, radians. */
const VIEWS = [
  { alpha: 1.04, beta: 1.2 },
  { alpha: 2.05, beta: 1.17 },
  { alpha: 0.82, beta: 1.1 },
  { alpha: 2.3, beta: 1.24 },
] as const;

/** One picture for each review: the very piece it speaks of. */
export async function takeReviews(said: (name: string) => void): Promise<void> {
  for (const [index, { id, kind, row }] of REVIEWED.entries()) {
    const view = VIEWS[index % VIEWS.length] ?? VIEWS[0];
    await takeSamplePiece(id, index, kind, pieceOf(kind, row[1], index), view);
    said(id);
  }
}

type Reviewed = "table" | "bench" | "stool";

function pieceOf(kind: Reviewed, size: readonly number[], index: number): Configuration {
  const [length, width, height] = size;
  const hex = COLORS[index % COLORS.length] ?? COLORS[0];
  const color = { hex, chooseOwnColor: hex === "#38504A" };
  const frameType = kind === "table" ? FRAMES[index % FRAMES.length] : index % 2 ? "massive" : "simple";
  const parsed = parseConfiguration(kind, {
    dimensions: { chosen: "individual", length, width, height },
    frameType,
    color,
  });
  if (!parsed.ok) throw new Error(`${kind} ${size.join("×")}: ${parsed.issues[0]?.message}`);
  return parsed.configuration;
}
