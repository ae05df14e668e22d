import type { SharpOptions } from "sharp";
import { requestFailure } from "../failure.ts";

/** Larger than any camera's picture; a small file that claims to be larger (an image bomb) would fill the memory. */
export const MOST_PIXELS = 100_000_000;

/** How every image from outside is opened: its first frame, not too large, and not broken off in the middle. */
export const INPUT = {
  animated: false,
  limitInputPixels: MOST_PIXELS,
  failOn: "error",
} as const satisfies SharpOptions;

/** Runs `work` on an image and says in words what sharp could not do. Throws 400. */
export async function readingImage<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error.name === "Failure") throw error;
    const reason = /pixel limit/.test(error.message)
      ? `it has more than ${MOST_PIXELS / 1_000_000} million pixels`
      : error.message.replace(/\s+/g, " ").trim();
    throw requestFailure(400, "Bad Request", `${what}: ${reason}`);
  }
}
