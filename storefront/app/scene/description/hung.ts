import type { Part } from "@planke46/furniture-rules";

/** Whether furniture of these parts hangs on a wall: picture frames do, everything else stands on the floor. */
export function hangsOnWall(parts: readonly Part[]): boolean {
  return parts.some(({ role }) => role === "rail");
}
