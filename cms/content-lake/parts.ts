import type { Originals } from "./assets/originals.ts";
import type { Rendered } from "./assets/rendered.ts";
import type { Place } from "./assets/upload.ts";
import type { Store } from "./documents/store.ts";
import type { Faults } from "./faults/faults.ts";
import type { SideDoors } from "./listeners/listener-ports.ts";
import type { Listeners } from "./listeners/listeners.ts";
import type { Preferences } from "./project/preferences.ts";
import type { Reader } from "./queries/reader.ts";

/** The parts of a running content lake that its routes work with. */
export interface Lake {
  place: Place;
  store: Store;
  reader: Reader;
  listeners: Listeners;
  sideDoors: SideDoors;
  originals: Originals;
  rendered: Rendered;
  preferences: Preferences;
  faults: Faults;
}
