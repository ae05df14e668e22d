import { refuseUnfitSystem } from "./node-version.mjs";

refuseUnfitSystem();
// Loaded only now, because an old Node could not even parse what follows.
import("tsx/esm/api").then(({ tsImport }) => tsImport("./lighthouse/lighthouse-command.ts", import.meta.url));
