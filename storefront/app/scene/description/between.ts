import type { Part, Vector } from "@planke46/furniture-rules";

/**
 * The furniture on its way from one parts list to another, `t` from 0 to 1: parts of both move, new ones grow out of
 * their middle, those that are gone are gone at once. At 1 it is the very list `after`.
 */
export function partsBetween(before: readonly Part[], after: readonly Part[], t: number): readonly Part[] {
  if (t >= 1) return after;
  const known = new Map(before.map((part) => [part.id, part]));
  return after.map((part) => {
    const from = known.get(part.id) ?? sprout(part);
    return from.along === part.along ? partBetween(from, part, t) : part;
  });
}

function partBetween(from: Part, to: Part, t: number): Part {
  const mitre = to.mitre && {
    across: to.mitre.across,
    upper: mix(from.mitre?.upper ?? to.mitre.upper, to.mitre.upper, t),
    lower: mix(from.mitre?.lower ?? to.mitre.lower, to.mitre.lower, t),
  };
  return {
    ...to,
    size: vectorBetween(from.size, to.size, t),
    position: vectorBetween(from.position, to.position, t),
    rotation: vectorBetween(from.rotation, to.rotation, t),
    ...(mitre && { mitre }),
    ...(to.color && { color: colorBetween(from.color ?? to.color, to.color, t) }),
  };
}

function sprout(part: Part): Part {
  return { ...part, size: { ...part.size, [part.along]: part.size[part.along] * 0.02 } };
}

function vectorBetween(a: Vector, b: Vector, t: number): Vector {
  return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t), z: mix(a.z, b.z, t) };
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

function colorBetween(from: string, to: string, t: number): string {
  if (from === to) return to;
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(mix(channel(from, at), channel(to, at), t)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether furniture of these parts hangs on a wall: picture frames do, everything else stands on the floor. */
export function hangsOnWall(parts: readonly Part[]): boolean {
  return parts.some(({ role }) => role === "rail");
}
