import { boundsOf, type Companion, type Part } from "@planke46/furniture-rules";
import { Door } from "./augmentedReality/door.ts";
import { centred, LENS } from "./camera/fit.ts";
import { type Bounds, diagonal, eased, follow, type Orbit, within } from "./camera/orbit.ts";
import { layHandsOn } from "./camera/pointerInput.ts";
import { presetFor } from "./camera/preset.ts";
import { heightOver, type Place, partHit, rayThrough, type Sight } from "./camera/sight.ts";
import type { View, ViewOptions } from "./contract.ts";
import { hangsOnWall, partsBetween } from "./description/between.ts";
import { drawMeasures, withMeasures } from "./measures/lines.ts";
import type { Begin, Drawn, Frame } from "./renderer/frame.ts";
import { Loop, watchPresence } from "./renderer/loop.ts";
import { pictureOf } from "./save.ts";
import { withCompanion } from "./scale/place.ts";

/** The name under which the script time of each changing frame is noted in the browser's timings. */
const CHANGE = "scene-change";

/** A change of the furniture takes this long, ms. */
const CHANGE_MS = 220;

/** Begins a scene of these parts; null where the browser has no WebGL 2. What draws it may be in a worker. */
export function openView(
  canvas: HTMLCanvasElement,
  begin: Begin,
  parts: readonly Part[],
  options: ViewOptions,
): View | null {
  const renderer = begin(canvas, {
    redraw: () => loop.request(),
    lost() {
      loop.stop();
      options.onLost();
    },
  });
  if (!renderer) return null;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let from = parts;
  let shown = parts;
  let wanted = parts;
  let progress = 1;
  let announced = false;
  let turned = false;
  let measuring = false;
  let beside: Companion | null = null;
  /** Whether the renderer has yet to be told what is shown. */
  let untold = true;
  const seenOf = (those: readonly Part[]) => withCompanion(boundsOf(those), those, beside);
  const framed = (bounds: Bounds) => (measuring ? withMeasures(bounds) : bounds);
  const preset = () =>
    presetFor(options.screen, framed(seenOf(wanted)), shapeOf(canvas), hangsOnWall(wanted));
  let aim: Orbit = preset();
  let orbit = aim;

  const sight = (): Sight => ({
    orbit,
    target: centred(orbit, framed(seenOf(shown))),
    fov: LENS,
    width: canvas.clientWidth,
    height: canvas.clientHeight,
  });
  const boardAt = (place: Place) => {
    const hit = partHit(wanted, rayThrough(sight(), place));
    return hit?.part.role === "board" && hit.part.plank
      ? { ...hit, position: hit.part.plank.position }
      : null;
  };

  const loop = new Loop((elapsed) => {
    const began = progress < 1 ? performance.now() : null;
    if (progress < 1) {
      progress = calm.matches ? 1 : Math.min(1, progress + elapsed / CHANGE_MS);
      shown = partsBetween(from, wanted, eased(progress));
      untold = true;
    }
    const step = calm.matches ? { orbit: aim, arrived: true } : follow(orbit, aim, elapsed);
    orbit = step.orbit;
    const [seen, bounds] = [sight(), boundsOf(shown)];
    const after = ({ state, complete, fading }: Drawn) => {
      if (state !== "drawn") return state === "compiling";
      const measures = options.measures();
      if (measures) drawMeasures(measures, seen, bounds);
      if (!announced && complete) {
        announced = true;
        options.onShown();
      }
      const moving = progress < 1 || !step.arrived || fading;
      // For measurements: grows with every frame, and is written when all has come to rest.
      if (!moving && !loop.behind) canvas.dataset.frames = String(loop.frames);
      return moving;
    };
    const drawn = renderer.draw(frameOf(seen, calm.matches ? 1 : elapsed / CHANGE_MS));
    // What a change costs in script, for the browser's timings.
    if (began !== null) performance.measure(CHANGE, { start: began });
    return drawn instanceof Promise ? drawn.then(after) : after(drawn);
  });
  const frameOf = ({ target }: Sight, fade: number): Frame => {
    const change = untold ? { parts: shown, companion: beside, underway: progress < 1 } : null;
    untold = false;
    return { size: pixelsOf(canvas), change, orbit, target, fade };
  };

  const door = new Door(renderer.graphics, loop);
  const move = (change: (orbit: Orbit) => Orbit) => {
    turned = true;
    aim = within(change(aim), seenOf(shown));
    loop.request();
  };
  const reset = () => {
    move(preset);
    turned = false;
  };
  const grab = (place: Place) => {
    const held = options.hangs() ? boardAt(place) : null;
    if (!held) return null;
    const top = boundsOf(wanted).max.y;
    const underside = held.part.position.y - held.part.size.y / 2;
    return (to: Place) => {
      const by = heightOver(rayThrough(sight(), to), held.at) - held.at.y;
      options.onHang(held.position, Math.round(top - underside - by));
    };
  };
  const tap = (place: Place) => {
    const board = boardAt(place);
    if (board) options.onBoard(board.position);
  };
  const handsOff = layHandsOn(canvas, { move, reset, grab, tap });
  const size = new ResizeObserver(() => {
    // A phone that is turned shows the furniture whole again, unless the visitor has chosen how to look at it.
    if (!turned) aim = preset();
    loop.now();
  });
  size.observe(canvas);
  const unwatch = watchPresence(canvas, (seen) => {
    loop.visible = seen;
  });
  loop.request();

  return {
    show(next) {
      const before = diagonal(seenOf(wanted));
      [from, wanted, progress] = [shown, next, 0];
      const nearer = diagonal(seenOf(next)) / before;
      aim = turned ? { ...aim, radius: aim.radius * nearer } : preset();
      loop.request();
    },
    compare(companion) {
      [beside, untold] = [companion, true];
      if (!turned) aim = preset();
      loop.request();
    },
    reset,
    measure(on) {
      measuring = on;
      if (!turned) aim = preset();
      loop.request();
    },
    picture(ground, name) {
      renderer.hold();
      return pictureOf(canvas, ground, name);
    },
    visit(session, room) {
      return door.open(session, room, {
        leave() {
          [shown, progress] = [wanted, 1];
          const change = { parts: shown, companion: null, underway: false };
          renderer.draw({ ...frameOf(sight(), 1), change });
        },
        comeBack() {
          untold = true;
          loop.request();
        },
      });
    },
    dispose() {
      door.close();
      loop.stop();
      handsOff();
      size.disconnect();
      unwatch();
      renderer.dispose();
    },
  };
}

/** Largest device pixel ratio to draw at. A finer one makes no visible difference and slows phones down. */
const FINEST = 2;

/** How many pixels a picture of this canvas has, at least one. */
function pixelsOf({ clientWidth, clientHeight }: HTMLCanvasElement): {
  width: number;
  height: number;
} {
  const ratio = Math.min(devicePixelRatio || 1, FINEST);
  const pixels = (length: number) => Math.max(1, Math.floor(length * ratio));
  return { width: pixels(clientWidth), height: pixels(clientHeight) };
}

/** Width by height. */
function shapeOf({ clientWidth, clientHeight }: HTMLCanvasElement): number {
  return clientHeight > 0 ? clientWidth / clientHeight : 4 / 3;
}
