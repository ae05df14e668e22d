import { z } from "zod";

/** Embedded: the content lake this Studio works with. Without it, the Studio is one built for hosted Sanity. */
export interface Embedding {
  contentLakeUrl: string;
  token: string;
  storefrontUrl: string;
}

export interface Settings {
  host: string;
  port: number;
  embedding: Embedding | undefined;
  /** The hosted project, if known: the only one the page may talk to. */
  projectId?: string | undefined;
}

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];
const origin = z
  .url({ protocol: /^https?$/, error: "must be an http address" })
  .transform((text) => new URL(text).origin);

const variables = z.object({
  SHOP_ENV: z.enum(["trial", "production"]).default("trial"),
  HOST: z.string().default("127.0.0.1"),
  STUDIO_PORT: z.coerce.number("must be a port number").int().min(0).max(65535),
  CONTENT_LAKE_URL: origin.optional(),
  CONTENT_LAKE_TOKEN: z.string().optional(),
  STOREFRONT_URL: origin.optional(),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be a project's id")
    .optional(),
});

/** Reads the settings from the environment. Throws with one line that names every variable that is wrong and why. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = variables.safeParse(given);
  if (!result.success) {
    throw new Error(
      result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; "),
    );
  }
  const { HOST: host, STUDIO_PORT: port, ...values } = result.data;
  if (!values.CONTENT_LAKE_URL)
    return { host, port, embedding: undefined, projectId: values.SANITY_PROJECT_ID };
  if (values.SHOP_ENV === "production") {
    throw new Error(
      "CONTENT_LAKE_URL is refused with SHOP_ENV=production: build the Studio with SANITY_STUDIO_PROJECT_ID",
    );
  }
  // The embedded Studio has no login: anyone who can open the page acts as staff.
  if (!LOOPBACK.includes(host))
    throw new Error(`HOST must be ${LOOPBACK.join(", ")}: an embedded Studio is for this machine alone`);
  if (!values.CONTENT_LAKE_TOKEN) throw new Error("CONTENT_LAKE_TOKEN is missing");
  if (!values.STOREFRONT_URL) throw new Error("STOREFRONT_URL is missing");
  const embedding = {
    contentLakeUrl: values.CONTENT_LAKE_URL,
    token: values.CONTENT_LAKE_TOKEN,
    storefrontUrl: values.STOREFRONT_URL,
  };
  return { host, port, embedding };
}
