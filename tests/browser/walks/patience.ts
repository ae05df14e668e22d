import { expect as impatient } from "@playwright/test";

/** How long a walk waits for anything: a busy machine answers late, and that is no fault, ms. */
export const PATIENCE_MS = 45_000;

/** As everywhere, with the patience of a walk. */
export const expect = impatient.configure({ timeout: PATIENCE_MS });
