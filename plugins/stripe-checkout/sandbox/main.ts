import { readEnvironment } from "./environment";
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

main().catch((error: Error) => fail(error.message));
