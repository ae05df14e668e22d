import type { Part } from "@planke46/furniture-rules";

/** What stays on the floor when the desk goes up. */
const STANDS = new Set<Part["role"]>(["floorBar", "foot"]);

/** A desk with its top at another height (cm): what the columns carry goes up, their inner tubes come out. */
export function raisedTo(parts: readonly Part[], height: number): readonly Part[] {
  const top = Math.max(...parts.map(({ position, size }) => position.y + size.y / 2));
  const by = height - top;
  if (Math.abs(by) < 0.01) return parts;
  return parts.map((part) => {
    const { position, size } = part;
    if (STANDS.has(part.role) || part.id.endsWith("-outer")) return part;
    if (!part.id.endsWith("-inner")) return { ...part, position: { ...position, y: position.y + by } };
    return {
      ...part,
      size: { ...size, y: size.y + by },
      position: { ...position, y: position.y + by / 2 },
    };
  });
}
