import { chanceOf } from "../chance/chance";
import { bell, clamp, ramp } from "../chance/curves";
import { createNoise } from "../chance/noise";
import { color } from "../sheet/color";
import { cover, createSheet, eachSpot, type Sheet, shade } from "../sheet/sheet";
import type { Entry } from "../stock/entry";
import { THICKNESS } from "../stock/entry";
import { TONES } from "../stock/tone";
import { sawFace } from "../trunk/sawn-face";
import type { Trunk } from "../trunk/trunk";

const SPOTS = { x: 40, y: 40 } as const;
const DEPTH = color("#17110d");

/**
 * The left end of the board, its face on top: the same rings cut across. Of a painted or banded board the band is left
 * out, because it sits behind the end.
 */
export function paintEndGrain(trunk: Trunk, entry: Entry, seed: string, width: number): Sheet {
  const tone = TONES[entry.tone];
  const sheet = createSheet(width, THICKNESS, SPOTS);
  sawFace(sheet, trunk, tone, seed, (x, y) => [0, x, -y]);
  const noise = createNoise(chanceOf(seed, "end grain"));
  eachSpot(sheet, (spot, x, y) => {
    const { radius, age } = trunk.look(0, x, -y);
    const dirt = 0.62 + 0.3 * noise.plane(x / 3, y / 1.6) + 0.2 * noise.plane(x / 0.7, y / 0.7);
    cover(sheet, spot, tone.dark, clamp(0.5 * dirt + 0.3 * tone.weather));
    cover(sheet, spot, tone.late, 0.45 * trunk.rings.late(age));
    shade(sheet, spot, 0.86 + 0.12 * noise.plane(x * 4, y * 4) + 0.05 * noise.plane(x * 11, y * 11));
    const fromEdge = Math.min(x, width - x, y, THICKNESS - y);
    shade(sheet, spot, 1 - 0.25 * ramp(0.18, 0, fromEdge));
    const swing = noise.plane(age / 2.5, 3);
    shade(sheet, spot, 1 - 0.04 * clamp(swing) * clamp(radius));
  });
  checkEnd(sheet, trunk, seed, width);
  return sheet;
}

/** The end dries first and cracks along the rays, from the pith outwards. */
function checkEnd(sheet: Sheet, trunk: Trunk, seed: string, width: number): void {
  const chance = chanceOf(seed, "end checks");
  const noise = createNoise(chance);
  const pith = pithAtEnd(trunk, width);
  const checks = Array.from({ length: chance.whole(8, 16) }, () => {
    const towards = { x: chance.between(0, width), y: chance.between(0, THICKNESS) };
    const angle = Math.atan2(towards.y - pith.y, towards.x - pith.x);
    const from = Math.hypot(towards.x - pith.x, towards.y - pith.y);
    return {
      angle,
      from,
      to: from + chance.between(0.8, 5.5),
      width: chance.between(0.02, 0.07),
      mark: chance.next() * 99,
    };
  });
  eachSpot(sheet, (spot, x, y) => {
    const dx = x - pith.x;
    const dy = y - pith.y;
    const radius = Math.hypot(dx, dy);
    const angle = Math.atan2(dy, dx);
    let open = 0;
    for (const check of checks) {
      const t = (radius - check.from) / (check.to - check.from);
      if (t <= 0 || t >= 1) continue;
      const off = radius * Math.abs(angle - check.angle) + 0.05 * noise.plane(radius * 1.4, check.mark);
      open = Math.max(open, bell(off, check.width * Math.sin(Math.PI * t)));
    }
    cover(sheet, spot, DEPTH, 0.85 * open);
  });
}

/** The pith on the end face, found by walking down the rings. */
function pithAtEnd(trunk: Trunk, width: number): { x: number; y: number } {
  const place = { x: width / 2, y: THICKNESS / 2 };
  for (let step = 0; step < 60; step++) {
    const here = trunk.look(0, place.x, -place.y).radius;
    const slopeX = trunk.look(0, place.x + 0.05, -place.y).radius - here;
    const slopeY = trunk.look(0, place.x, -place.y - 0.05).radius - here;
    const steep = Math.hypot(slopeX, slopeY) || 1;
    place.x -= (slopeX / steep) * here * 0.6;
    place.y -= (slopeY / steep) * here * 0.6;
  }
  return place;
}
