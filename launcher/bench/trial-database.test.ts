import { expect, test } from "vitest";
import { trialDatabase } from "./trial-database.ts";

test.each(["production", undefined])(
  "a shop that says it is %s gets no made-up rows",
  async (environment) => {
    const database = "postgres://nobody@127.0.0.1:1/never-asked";
    await expect(trialDatabase({ database, ...(environment && { environment }) })).rejects.toThrow(
      "no trial",
    );
  },
);
