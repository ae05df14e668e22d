import sharp from "sharp";
import { drawing, parseConfiguration, partsOf } from "../../../plugins/furniture-rules/src/index.ts";
import { REVIEWED } from "./reviews.ts";

const PAPER = "#efeae0";
const WIDTH = 960;
const HEIGHT = 720;

const COLORS = ["#27292B", "#383430", "#FFFFFF", "#27292B", "#38504A"] as const;
const FRAMES = ["open", "closed", "diagonal"] as const;

/** One picture for each review: the very piece it speaks of, drawn by the shop's own rules. */
export async function drawReviews(): Promise<{ name: string; bytes: Buffer }[]> {
  return Promise.all(
    REVIEWED.map(async ({ id, kind, row }, index) => {
      const svg = pieceDrawing(kind, row[1], index);
      const inner = { width: WIDTH - 120, height: HEIGHT - 120 };
      const piece = await sharp(Buffer.from(svg), { density: 200 })
        .resize({ ...inner, fit: "inside" })
        .png()
        .toBuffer();
      const bytes = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
        .composite([{ input: piece, gravity: "centre" }])
        .webp({ quality: 78, effort: 6 })
        .toBuffer();
      return { name: `${id}.webp`, bytes };
    }),
  );
}

function pieceDrawing(kind: "table" | "bench" | "stool", size: readonly number[], index: number): string {
  const [length, width, height] = size;
  const hex = COLORS[index % COLORS.length] ?? COLORS[0];
  const color = { hex, chooseOwnColor: hex === "#38504A" };
  const frameType = kind === "table" ? FRAMES[index % FRAMES.length] : index % 2 ? "massive" : "simple";
  const wanted = { dimensions: { chosen: "individual", length, width, height }, frameType, color };
  const parsed = parseConfiguration(kind, wanted);
  if (!parsed.ok) throw new Error(`${kind} ${size.join("×")}: ${parsed.issues[0]?.message}`);
  return drawing(partsOf(parsed.kind, parsed.configuration), { color: hex });
}
