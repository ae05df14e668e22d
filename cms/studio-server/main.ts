import { fileURLToPath } from "node:url";
import { readSettings } from "./environment.ts";
import { startStudio } from "./server.ts";

try {
  const studio = await startStudio(
    readSettings(process.env),
    fileURLToPath(new URL("../dist", import.meta.url)),
  );
  console.log(`Studio listening on ${studio.url}`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void studio.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`Studio: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
