import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
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

/** Sends photos one after the other, so that each has its own answer and a slow line is not shared. */
export function useUploads() {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const mark = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));

  const send = async (batch: readonly Upload[]) => {
    for (const { key, photo, facts } of batch) {
      mark(key, { state: "running", words: "" });
      try {
        const plank = await uploadPhoto(photo, facts);
        mark(key, { state: "done", words: `Planke ${plank.name}` });
      } catch (error) {
        mark(key, { state: "failed", words: error instanceof Error ? error.message : String(error) });
      }
    }
    await queries.invalidateQueries({ queryKey: ["furniture-planks"] });
  };

  const start = (photos: readonly File[], facts: PhotoFacts) => {
    const batch = photos.map(
      (photo): Upload => ({ key: crypto.randomUUID(), photo, facts, state: "waiting", words: "" }),
    );
    setUploads((all) => [...all, ...batch]);
    void send(batch);
  };
  const retry = () => void send(uploads.filter(({ state }) => state === "failed"));
  const clear = () => setUploads((all) => all.filter(({ state }) => state !== "done" && state !== "failed"));
  return { uploads, start, retry, clear };
}
