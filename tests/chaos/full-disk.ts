import { execFileSync } from "node:child_process";
import { join } from "node:path";

/**
 * Gives the folder of uploads a disk of its own that is full after some kilobytes. Answers how to take it away, or why
 * this machine does not let us.
 */
export function fillDisk(dataDir: string): { empty: () => void } | { refused: string } {
  const folder = join(dataDir, "files");
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return { refused: "only root may mount a disk" };
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16k", "tmpfs", folder], { stdio: "pipe" });
  } catch (error) {
    return { refused: error instanceof Error ? (error.message.split("\n").at(-1) ?? "") : "mount failed" };
  }
  return { empty: () => void execFileSync("umount", ["-l", folder]) };
}
