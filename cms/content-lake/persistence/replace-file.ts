import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes `content` to `path` atomically: a reader sees the old file or the whole new one, even after a crash. On return
 * the content is on disk. A failed write (full disk) keeps the old file and leaves no draft behind.
 */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${randomUUID().slice(0, 8)}.new`;
  try {
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** A new, renamed or removed name is safe only once its folder is on disk too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
