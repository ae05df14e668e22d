import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../ask";
import { type PhotoFacts, uploadPhoto } from "./requests";

/** One photo on its way. */
export interface Upload {
  key: string;
  photo: File;
  facts: PhotoFacts;
  state: "waiting" | "running" | "done" | "failed";
  /** The number of the new plank, or why there is none. */
  words: string;
}

/** Photos on their way at a time: enough for a fast line, and few enough for the server to scale them down. */
const AT_ONCE = 3;

/** Uploads photos, a few at a time, with one request each, so that each has its own answer. */
export function useUploads() {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const mark = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));

  const sendOne = async ({ key, photo, facts }: Upload) => {
    mark(key, { state: "running", words: "" });
    try {
      const plank = await uploadPhoto(photo, facts);
      mark(key, { state: "done", words: `Planke ${plank.name}` });
    } catch (error) {
      mark(key, { state: "failed", words: reasonOf(error) });
    }
  };
  const send = async (batch: readonly Upload[]) => {
    const waiting = [...batch];
    const sendOn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await sendOne(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
    await queries.invalidateQueries({ queryKey: ["furniture-planks"] });
  };

  const start = (photos: readonly File[], facts: PhotoFacts) => {
    const batch = photos.map(
      (photo): Upload => ({ key: crypto.randomUUID(), photo, facts, state: "waiting", words: "" }),
    );
    setUploads((all) => [...all, ...batch]);
    void send(batch);
  };
  const retry = () => {
    const failed = uploads.filter(({ state }) => state === "failed");
    // At once, so that a second click finds nothing left to send again.
    for (const { key } of failed) mark(key, { state: "waiting", words: "" });
    void send(failed);
  };
  const clear = () => setUploads((all) => all.filter(({ state }) => state !== "done" && state !== "failed"));
  return { uploads, start, retry, clear };
}

const FIELDS = { list: "Liste", length: "Länge", width: "Breite" } as const;

/** Why a photo was refused: each fault with the name that its field has on this page. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Refused)) return String(error);
  const faults = Object.entries(FIELDS).flatMap(([path, name]) => {
    const fault = error.at(path);
    return fault ? `${name} ${fault}` : [];
  });
  return faults.join("; ") || error.message;
}
