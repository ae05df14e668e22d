import type { Kind } from "@planke46/furniture-rules";
import { seesRooms } from "./augmentedReality/room.ts";
import type { Begin } from "./renderer/frame.ts";

/** The code of the scene: opens a view, which draws in the way that this browser has. */
interface Code {
  openView: typeof import("./view.ts").openView;
  beginFor(kind: Kind): Begin;
}

/** Code that draws in a worker, where the browser can; asked for once the page has nothing better to do. */
export function loadView(): Promise<Code> {
  return loaded(async () => ((await seesRooms()) ? onThePage() : ((await inWorker()) ?? onThePage())));
}

/** Code that draws on the page's own thread, from where alone a scene gets into a room. */
export function loadViewForRooms(): Promise<Code> {
  return loaded(onThePage);
}

async function loaded(way: () => Promise<Code["beginFor"]>): Promise<Code> {
  await idle();
  const [{ openView }, beginFor] = await Promise.all([import("./view.ts"), way()]);
  return { openView, beginFor };
}

async function inWorker(): Promise<Code["beginFor"] | null> {
  return (await import("./worker/inWorker.ts")).inWorker();
}

async function onThePage(): Promise<Code["beginFor"]> {
  const [{ rendererOn }, { picturesOf }] = await Promise.all([
    import("./renderer/rendererOn.ts"),
    import("./planks/picturesOf.ts"),
  ]);
  return (kind) => (canvas, events) =>
    rendererOn(canvas, (plank, place) => picturesOf(kind, plank, place), events);
}

function idle(): Promise<void> {
  return new Promise((begin) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => begin(), { timeout: 1500 });
    else setTimeout(begin, 200);
  });
}
