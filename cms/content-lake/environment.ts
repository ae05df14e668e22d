import { isAbsolute, resolve } from "node:path";
import { z } from "zod";

/** The names of the local project; hosted Sanity gives its own. */
export const LOCAL_PLACE = { projectId: "planke46", dataset: "production" } as const;

export interface Settings {
  host: string;
  port: number;
  folder: string;
  token: string;
  origins: readonly string[];
  sample?: string | undefined;
  webhook?: { url: string; secret: string } | undefined;
  place: { projectId: string; dataset: string };
}

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const variables = z
  .object({
    SHOP_ENV: z.enum(["trial", "production"]).default("trial"),
    HOST: z
      .enum(
        ["127.0.0.1", "::1", "localhost"],
        "must be 127.0.0.1, ::1 or localhost: the lake is for this machine alone",
      )
      .default("127.0.0.1"),
    CONTENT_LAKE_PORT: z.coerce.number("must be a port number").int().min(0).max(65535),
    CONTENT_LAKE_DATA: z.string("is missing").min(1),
    CONTENT_LAKE_TOKEN: z.string("is missing").min(16, "must be at least 16 characters long"),
    CONTENT_LAKE_ORIGINS: z
      .string()
      .default("")
      .transform((text) =>
        text
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(z.array(origin)),
    CONTENT_LAKE_SAMPLE: z.string().min(1).optional(),
    CONTENT_LAKE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    SANITY_WEBHOOK_SECRET: z.string().min(1).optional(),
  })
  .refine((given) => !given.CONTENT_LAKE_WEBHOOK_URL || given.SANITY_WEBHOOK_SECRET, {
    path: ["SANITY_WEBHOOK_SECRET"],
    message: "is missing; CONTENT_LAKE_WEBHOOK_URL needs it to sign",
  });

/** Reads the settings from the environment. Throws with one line that names every variable that is wrong and why. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  if (environment.SHOP_ENV === "production") {
    throw new Error(
      "refuses to run with SHOP_ENV=production: it stands in for Sanity in trials; set SANITY_PROJECT_ID and use hosted Sanity",
    );
  }
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = variables.safeParse(given);
  if (!result.success) {
    throw new Error(
      result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; "),
    );
  }
  const values = result.data;
  const { CONTENT_LAKE_WEBHOOK_URL: url, SANITY_WEBHOOK_SECRET: secret } = values;
  return {
    host: values.HOST,
    port: values.CONTENT_LAKE_PORT,
    folder: isAbsolute(values.CONTENT_LAKE_DATA)
      ? values.CONTENT_LAKE_DATA
      : resolve(values.CONTENT_LAKE_DATA),
    token: values.CONTENT_LAKE_TOKEN,
    origins: values.CONTENT_LAKE_ORIGINS,
    sample: values.CONTENT_LAKE_SAMPLE,
    webhook: url && secret ? { url, secret } : undefined,
    place: LOCAL_PLACE,
  };
}
