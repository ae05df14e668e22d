import type { Axis, Part, Vector } from "../parts/part.js";
import { chances, fingerprint, outline, softLine } from "./ink.js";
import { brightness, mix, shaded } from "./light.js";
import { between, minus } from "./plane.js";
import type { Scene } from "./scene.js";
import type { Face } from "./solids.js";

/** Scaffolding boards that have been out in the weather: straw to warm grey. */
const BOARD_TONES = ["#cdb389", "#c1a67d", "#d2bd98", "#bda17a", "#c8b18e", "#c5a87a", "#b9a483"] as const;
const GRAIN = "#6e5334";

/** The colour of a board; neighbours differ, one board is always the same. */
export function boardTone(id: string): string {
  const index = Number(/(\d+)\D*$/.exec(id)?.[1] ?? fingerprint(id) % 7);
  return BOARD_TONES[(index * 3 + 1) % BOARD_TONES.length] ?? BOARD_TONES[0];
}

/** Paints one face of a board: tone, a darker streak, growth lines round a knot or two, rings at the ends. */
export function woodFace(part: Part, face: Face, { camera, detail }: Scene): string {
  const fill = shaded(boardTone(part.id), brightness(face.normal));
  const chance = chances(fingerprint(`${part.id} ${face.axis}${face.side}`));
  const sheet = sheetOf(face, part.along, detail);
  const grain: Grain =
    face.axis === part.along
      ? { lines: detail === 1 ? rings(sheet, chance) : [], streaks: [], knots: [] }
      : growth(sheet, chance);
  const draw = (line: readonly SheetPoint[]): string =>
    softLine(line.map(({ u, v }) => camera.project(pointOn(sheet, u, v))));
  const ink = mix(fill, GRAIN, 0.75);
  const path = (lines: readonly SheetPoint[][], look: string): string =>
    lines.length > 0 ? `<path d="${lines.map(draw).join("")}" ${look}/>` : "";
  const bold = (_: unknown, index: number): boolean => detail === 1 && index % 3 === 0;
  const fine = (line: SheetPoint[], index: number): boolean => !bold(line, index);
  return [
    `<path d="${outline(face.corners.map(camera.project))}" fill="${fill}" stroke="${mix(fill, "#3d2c18", 0.5)}"/>`,
    path(grain.streaks, `fill="${GRAIN}" opacity=".13"`),
    path(grain.lines.filter(fine), `fill="none" stroke="${ink}" opacity=".5"`),
    path(grain.lines.filter(bold), `fill="none" stroke="${ink}" stroke-width="1" opacity=".65"`),
    path(grain.knots, `fill="${GRAIN}" opacity=".65"`),
  ].join("");
}

interface Grain {
  lines: SheetPoint[][];
  /** Closed: where the wood is darker. */
  streaks: SheetPoint[][];
  /** Closed. */
  knots: SheetPoint[][];
}

/** A face laid flat: u runs along the grain from 0 to 1, v across it. */
interface Sheet {
  corner: readonly [Vector, Vector, Vector, Vector];
  /** cm */
  length: number;
  width: number;
  /** How finely it is drawn, from 0 to 1. */
  detail: number;
}

interface SheetPoint {
  u: number;
  v: number;
}

function sheetOf(face: Face, along: Axis, detail: number): Sheet {
  const [a, b, c, d] = face.corners;
  const side = (from: Vector, to: Vector): number => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  const first = Math.abs(minus(b, a)[along]);
  const second = Math.abs(minus(d, a)[along]);
  const lengthwise = first === second ? side(a, b) > side(a, d) : first > second;
  if (lengthwise) return { corner: [a, b, c, d], length: side(a, b), width: side(a, d), detail };
  return { corner: [a, d, c, b], length: side(a, d), width: side(a, b), detail };
}

function pointOn({ corner: [a, b, c, d] }: Sheet, u: number, v: number): Vector {
  return between(between(a, b, u), between(d, c, u), v);
}

interface Knot extends SheetPoint {
  /** cm */
  radius: number;
}

/** Lines along the grain that swing gently and flow round the knots. */
function growth(sheet: Sheet, chance: () => number): Grain {
  const count = Math.min(8, Math.max(1, Math.round((sheet.width / 3.4) * sheet.detail)));
  const wide = sheet.width > 8;
  const knots: Knot[] = Array.from(
    { length: wide ? Math.round((sheet.length / 80) * sheet.detail) : 0 },
    () => ({
      u: 0.12 + 0.76 * chance(),
      v: 0.2 + 0.6 * chance(),
      radius: 0.8 + 0.8 * chance(),
    }),
  );
  const swing = {
    height: (0.3 + 0.7 * chance()) / sheet.width,
    turns: 0.6 + chance(),
    start: chance() * 6.3,
  };
  const lines = Array.from({ length: count }, (_, index) => {
    const v = (index + 0.5 + (chance() - 0.5) * 0.7) / count;
    const [from, to] = [0.3 * chance() ** 2, 1 - 0.3 * chance() ** 2];
    return grainLine(sheet, v, from, to, knots, swing);
  });
  const heart = 0.25 + 0.4 * chance();
  const half = 0.08 + 0.1 * chance();
  const streak = [
    ...grainLine(sheet, heart - half, 0, 1, knots, swing),
    ...grainLine(sheet, heart + half, 0, 1, knots, swing).reverse(),
  ];
  return {
    lines,
    streaks: wide && sheet.detail === 1 ? [streak] : [],
    knots: knots.map((knot) => knotRing(sheet, knot)),
  };
}

interface Swing {
  height: number;
  turns: number;
  start: number;
}

function grainLine(
  sheet: Sheet,
  v: number,
  from: number,
  to: number,
  knots: Knot[],
  swing: Swing,
): SheetPoint[] {
  const steps = Math.max(4, Math.round((sheet.length / 17) * sheet.detail));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const u = from + ((to - from) * step) / steps;
    let bent = v + swing.height * Math.sin(swing.start + u * swing.turns * 6.3 + v);
    for (const knot of knots) {
      const away = (v - knot.v) * sheet.width;
      const near = Math.exp(-((((u - knot.u) * sheet.length) / (knot.radius * 6)) ** 2) - Math.abs(away) / 5);
      bent += ((away < 0 ? -1 : 1) * knot.radius * 1.7 * near) / sheet.width;
    }
    return { u, v: Math.min(0.985, Math.max(0.015, bent)) };
  });
}

function knotRing(sheet: Sheet, { u, v, radius }: Knot): SheetPoint[] {
  return Array.from({ length: 9 }, (_, step) => {
    const angle = (step / 8) * 2 * Math.PI;
    return {
      u: u + (1.5 * radius * Math.cos(angle)) / sheet.length,
      v: v + (0.75 * radius * Math.sin(angle)) / sheet.width,
    };
  });
}

/** Growth rings round a pith below the board. */
function rings(sheet: Sheet, chance: () => number): SheetPoint[][] {
  const wide = Math.max(sheet.length, sheet.width);
  const thin = Math.min(sheet.length, sheet.width);
  const pith = { across: wide * (0.3 + 0.4 * chance()), below: -thin * (0.4 + 0.8 * chance()) };
  const lines: SheetPoint[][] = [];
  for (let radius = thin * 0.9; radius < wide; radius += Math.max(1.1, wide / 16)) {
    const line: SheetPoint[] = [];
    for (let angle = 0.08; angle < Math.PI; angle += 0.12) {
      const across = (pith.across + radius * Math.cos(angle)) / wide;
      const up = (pith.below + radius * Math.sin(angle)) / thin;
      if (across < 0 || across > 1 || up < 0.03 || up > 0.97) continue;
      line.push(sheet.length >= sheet.width ? { u: across, v: up } : { u: up, v: across });
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}
