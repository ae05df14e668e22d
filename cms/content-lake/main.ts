import { readSettings } from "./environment.ts";
import { startLake } from "./lake.ts";

try {
  const lake = await startLake(readSettings(process.env));
  console.log(`content lake listening on ${lake.url}`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      void lake.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(`content lake: could not stop cleanly: ${String(error)}`);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(`content lake: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
