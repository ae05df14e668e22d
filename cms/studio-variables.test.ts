import { afterEach, expect, test, vi } from "vitest";
import config from "./sanity.cli";

afterEach(() => void vi.unstubAllEnvs());

/** What `sanity build` or `sanity dev` writes into the Studio's scripts in the place of each variable. */
function written(command: "build" | "serve"): Record<string, unknown> {
  vi.stubEnv("SANITY_STUDIO_DATASET", "trial");
  vi.stubEnv("SANITY_STUDIO_PROJECT_ID", undefined);
  vi.stubEnv("SANITY_STUDIO_CONTENT_LAKE_TOKEN", "a-token-of-the-content-lake");
  const { vite } = config;
  if (typeof vite !== "function") throw new Error("The Studio's build is told nothing");
  const made = vite({}, { command, mode: "production" }) as { define: Record<string, unknown> };
  return made.define;
}

test("a built Studio, which anybody can download, carries no token of the content lake", () => {
  expect(JSON.stringify(written("build"))).not.toContain("a-token");
  expect(written("build")).toMatchObject({
    "process.env.SANITY_STUDIO_DATASET": '"trial"',
    // Unset, it would stay in the bundle as a name that browsers do not know.
    "process.env.SANITY_STUDIO_PROJECT_ID": '""',
    "process.env.SANITY_STUDIO_CONTENT_LAKE_TOKEN": '""',
  });
});

test("a Studio that is being worked on reaches the content lake without a server of the shop's", () => {
  expect(written("serve")).toMatchObject({
    "process.env.SANITY_STUDIO_CONTENT_LAKE_TOKEN": '"a-token-of-the-content-lake"',
  });
});
