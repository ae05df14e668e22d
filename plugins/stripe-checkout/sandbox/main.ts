import { z } from "zod";
import { startSandbox } from "./server";

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const sandbox = await startSandbox({
    ...environment,
    // Memory and disk disagree from here on; only a fresh start from the disk is safe.
    onStorageFailure: (error) => fail(`Stripe sandbox cannot write its state: ${error.message}`),
  });
  console.log(`Stripe sandbox listening on ${sandbox.url} (events go to ${environment.webhookUrl})`);

  const stop = (): void => {
    sandbox.stop().then(
      () => process.exit(0),
      (error: Error) => fail(`Stripe sandbox did not stop cleanly: ${error.message}`),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = z.coerce.number().int().min(1).max(65535);

const schema = z.object({
  STRIPE_SANDBOX_PORT: port.default(3950),
  STRIPE_SANDBOX_DATA: z.string().min(1, "names the folder the sandbox keeps its state in"),
  STRIPE_API_KEY: z.string().regex(/^sk_test_\w+$/, "must be a test key: sk_test_…"),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\w+$/, "must be a signing secret: whsec_…"),
  STRIPE_WEBHOOK_URL: z.url("must be the address that receives events"),
});

/** What the sandbox needs to know to run. */
interface Environment {
  port: number;
  dataFolder: string;
  apiKey: string;
  webhookSecret: string;
  webhookUrl: string;
}

/**
 * Reads the environment of the process.
 * @throws Error with one line per fault; always where `SHOP_ENV` is `production`.
 */
function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  if (env.SHOP_ENV === "production") {
    throw new Error(
      "The Stripe sandbox takes no real money and refuses to start where SHOP_ENV is production.",
    );
  }
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  return {
    port: parsed.data.STRIPE_SANDBOX_PORT,
    dataFolder: parsed.data.STRIPE_SANDBOX_DATA,
    apiKey: parsed.data.STRIPE_API_KEY,
    webhookSecret: parsed.data.STRIPE_WEBHOOK_SECRET,
    webhookUrl: parsed.data.STRIPE_WEBHOOK_URL,
  };
}

main().catch((error: Error) => fail(error.message));
