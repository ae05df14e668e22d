import { refuseUnfitSystem } from "./node-version.mjs";

refuseUnfitSystem();
// Loaded only now, because an old Node could not even parse what follows.
import("./testing/check-tasks.mjs").then((command) => command.run());
