import { boundsOf, type Companion, type Part } from "@planke46/furniture-rules";
import { Door } from "./augmentedReality/door.ts";
import { centred, LENS } from "./camera/fit.ts";
import { eased, follow } from "./camera/motion.ts";
import { type Bounds, diagonal, type Orbit, within } from "./camera/orbit.ts";
import { layHandsOn } from "./camera/pointerInput.ts";
import { presetFor } from "./camera/preset.ts";
import { heightOver, type Place, partHit, rayThrough, type Sight } from "./camera/sight.ts";
import type { View, ViewOptions } from "./contract.ts";
import { partsBetween } from "./description/between.ts";
import { hangsOnWall } from "./description/hung.ts";
import { drawMeasures, withMeasures } from "./measures/lines.ts";
import { engineFor } from "./renderer/engine.ts";
import { Loop } from "./renderer/loop.ts";
import { watchPresence } from "./renderer/presence.ts";
import { Stage } from "./renderer/stage.ts";
import { pictureOf } from "./save.ts";

/** The name under which the script time of each changing frame is noted in the browser's timings. */
const CHANGE = "scene-change";

/** A change of the furniture takes this long, ms. */
const CHANGE_MS = 220;

/** Begins a scene of these parts; null where the browser has no WebGL 2. */
export function openView(
  canvas: HTMLCanvasElement,
  parts: readonly Part[],
  options: ViewOptions,
): View | null {
  const engine = engineFor(canvas);
  if (!engine) return null;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const stage = new Stage(engine, options.picturesOf, () => loop.request());
  let from = parts;
  let shown = parts;
  let wanted = parts;
  let progress = 1;
  let announced = false;
  let turned = false;
  let measuring = false;
  let beside: Companion | null = null;
  stage.show(parts);
  const framed = (bounds: Bounds) => (measuring ? withMeasures(bounds) : bounds);
  const preset = () =>
    presetFor(options.screen, framed(stage.seenOf(wanted)), shapeOf(canvas), hangsOnWall(wanted));
  let aim: Orbit = preset();
  let orbit = aim;

  const sight = (): Sight => ({
    orbit,
    target: centred(orbit, framed(stage.seen)),
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
      stage.show(shown, progress < 1);
    }
    const step = calm.matches ? { orbit: aim, arrived: true } : follow(orbit, aim, elapsed);
    orbit = step.orbit;
    stage.look(orbit, sight().target);
    if (!stage.isReady) return true;
    const fading = stage.fade(calm.matches ? 1 : elapsed / CHANGE_MS);
    stage.draw();
    // What a change costs in script, for the browser's timings.
    if (began !== null) performance.measure(CHANGE, { start: began });
    const measures = options.measures();
    if (measures) drawMeasures(measures, sight(), stage.bounds);
    if (!announced && stage.isComplete) {
      announced = true;
      options.onShown();
    }
    const moving = progress < 1 || !step.arrived || fading;
    // For measurements: grows with every frame, and is written when all has come to rest.
    if (!moving) canvas.dataset.frames = String(loop.frames);
    return moving;
  });

  const door = new Door(stage, engine, loop);
  const move = (change: (orbit: Orbit) => Orbit) => {
    turned = true;
    aim = within(change(aim), stage.seen);
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
    engine.resize();
    // A phone that is turned shows the furniture whole again, unless the visitor has chosen how to look at it.
    if (!turned) aim = preset();
    loop.now();
  });
  size.observe(canvas);
  const unwatch = watchPresence(canvas, (seen) => {
    loop.visible = seen;
  });
  const lost = (event: Event) => {
    event.preventDefault();
    loop.stop();
    options.onLost();
  };
  canvas.addEventListener("webglcontextlost", lost);
  loop.request();

  return {
    show(next) {
      const before = diagonal(stage.seenOf(wanted));
      [from, wanted, progress] = [shown, next, 0];
      const nearer = diagonal(stage.seenOf(next)) / before;
      aim = turned ? { ...aim, radius: aim.radius * nearer } : preset();
      loop.request();
    },
    compare(companion) {
      beside = companion;
      stage.compare(companion);
      stage.show(shown);
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
      stage.draw();
      return pictureOf(canvas, ground, name);
    },
    visit(session, room) {
      return door.open(session, room, {
        leave() {
          [shown, progress] = [wanted, 1];
          stage.compare(null);
          stage.show(shown);
        },
        comeBack() {
          stage.compare(beside);
          stage.show(shown);
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
      canvas.removeEventListener("webglcontextlost", lost);
      stage.dispose();
      engine.dispose();
    },
  };
}

/** Width by height. */
function shapeOf({ clientWidth, clientHeight }: HTMLCanvasElement): number {
  return clientHeight > 0 ? clientWidth / clientHeight : 4 / 3;
}
