import { boundsOf, type Companion, type Part } from "@planke46/furniture-rules";
import { Door } from "./augmentedReality/door.ts";
import { centred, LENS } from "./camera/fit.ts";
import { type Bounds, diagonal, eased, follow, type Orbit, within } from "./camera/orbit.ts";
import { type Hands, layHandsOn } from "./camera/pointerInput.ts";
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
  const furniture = new Exhibit(parts);
  const camera = new Camera(canvas, furniture, options.screen);
  let announced = false;

  const loop = new Loop((elapsed) => {
    const share = calm.matches ? 1 : elapsed / CHANGE_MS;
    const began = furniture.underway ? performance.now() : null;
    furniture.step(share);
    const arrived = camera.step(calm.matches ? null : elapsed);
    const [seen, bounds] = [camera.sight(), boundsOf(furniture.shown)];
    const after = ({ state, complete, fading }: Drawn) => {
      if (state !== "drawn") return state === "compiling";
      const measures = options.measures();
      if (measures) drawMeasures(measures, seen, bounds);
      if (!announced && complete) {
        announced = true;
        options.onShown();
      }
      const moving = furniture.underway || !arrived || fading;
      // For measurements: grows with every frame, and is written when all has come to rest.
      if (!moving && !loop.behind) canvas.dataset.frames = String(loop.frames);
      return moving;
    };
    const drawn = renderer.draw(frameOf(seen, share));
    // What a change costs in script, for the browser's timings.
    if (began !== null) performance.measure(CHANGE, { start: began });
    return drawn instanceof Promise ? drawn.then(after) : after(drawn);
  });
  const frameOf = ({ orbit, target }: Sight, fade: number): Frame => {
    return { size: pixelsOf(canvas), change: furniture.news(), orbit, target, fade };
  };

  const door = new Door(renderer.graphics, loop);
  const hands = handsOn(furniture, camera, loop, options);
  const handsOff = layHandsOn(canvas, hands);
  const size = new ResizeObserver(() => {
    // A phone that is turned shows the furniture whole again.
    camera.refit();
    loop.now();
  });
  size.observe(canvas);
  const unwatch = watchPresence(canvas, (seen) => {
    loop.visible = seen;
  });
  loop.request();

  return {
    show(next) {
      const before = furniture.size;
      furniture.become(next);
      camera.refit(furniture.size / before);
      loop.request();
    },
    compare(companion) {
      furniture.compareWith(companion);
      camera.refit();
      loop.request();
    },
    reset: hands.reset,
    measure(on) {
      camera.measuring = on;
      camera.refit();
      loop.request();
    },
    picture(ground, name) {
      renderer.hold();
      return pictureOf(canvas, ground, name);
    },
    visit(session, room) {
      return door.open(session, room, {
        leave() {
          furniture.arrive();
          const change = { parts: furniture.shown, companion: null, underway: false };
          renderer.draw({ ...frameOf(camera.sight(), 1), change });
        },
        comeBack() {
          furniture.untold = true;
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

/** The furniture on the canvas, on its way from one piece to the next, and what stands beside it. */
class Exhibit {
  shown: readonly Part[];
  /** Where the way leads, or has led. */
  wanted: readonly Part[];
  private from: readonly Part[];
  private progress = 1;
  private beside: Companion | null = null;
  /** Whether the renderer has yet to be told what is shown. */
  untold = true;

  constructor(parts: readonly Part[]) {
    this.from = this.shown = this.wanted = parts;
  }

  get underway(): boolean {
    return this.progress < 1;
  }

  /** How much room the wanted piece takes, cm. */
  get size(): number {
    return diagonal(this.seen(this.wanted));
  }

  /** Bounds of these parts with what stands beside them. */
  seen(parts: readonly Part[]): Bounds {
    return withCompanion(boundsOf(parts), parts, this.beside);
  }

  become(next: readonly Part[]): void {
    [this.from, this.wanted, this.progress] = [this.shown, next, 0];
  }

  compareWith(companion: Companion | null): void {
    [this.beside, this.untold] = [companion, true];
  }

  /** On by this share of the way. */
  step(share: number): void {
    if (!this.underway) return;
    this.progress = Math.min(1, this.progress + share);
    this.shown = partsBetween(this.from, this.wanted, eased(this.progress));
    this.untold = true;
  }

  arrive(): void {
    [this.shown, this.progress] = [this.wanted, 1];
  }

  /** What the renderer has not been told. */
  news(): Frame["change"] {
    if (!this.untold) return null;
    this.untold = false;
    return { parts: this.shown, companion: this.beside, underway: this.underway };
  }
}

/** Shows the furniture whole, until the visitor has chosen how to look at it. */
class Camera {
  measuring = false;
  private turned = false;
  private aim: Orbit;
  private orbit: Orbit;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly furniture: Exhibit,
    private readonly screen: ViewOptions["screen"],
  ) {
    this.aim = this.orbit = this.preset();
  }

  sight(): Sight {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const target = centred(this.orbit, this.framed(this.furniture.shown));
    return { orbit: this.orbit, target, fov: LENS, width, height };
  }

  /** Nearer to where it is wanted, at once without a time; answers whether it is there. */
  step(elapsedMs: number | null): boolean {
    const step =
      elapsedMs === null ? { orbit: this.aim, arrived: true } : follow(this.orbit, this.aim, elapsedMs);
    this.orbit = step.orbit;
    return step.arrived;
  }

  move(change: (orbit: Orbit) => Orbit): void {
    this.turned = true;
    this.aim = within(change(this.aim), this.furniture.seen(this.furniture.shown));
  }

  reset(): void {
    this.move(() => this.preset());
    this.turned = false;
  }

  /** For furniture that has become larger by this factor, or a canvas or surroundings that have changed. */
  refit(larger = 1): void {
    this.aim = this.turned ? { ...this.aim, radius: this.aim.radius * larger } : this.preset();
  }

  private preset(): Orbit {
    const { wanted } = this.furniture;
    return presetFor(this.screen, this.framed(wanted), shapeOf(this.canvas), hangsOnWall(wanted));
  }

  private framed(parts: readonly Part[]): Bounds {
    const bounds = this.furniture.seen(parts);
    return this.measuring ? withMeasures(bounds) : bounds;
  }
}

/** What a hand does: turns the view, drags boards of a shelf up and down, points at boards. */
function handsOn(furniture: Exhibit, camera: Camera, loop: Loop, options: ViewOptions): Hands {
  const boardAt = (place: Place) => {
    const hit = partHit(furniture.wanted, rayThrough(camera.sight(), place));
    return hit?.part.role === "board" && hit.part.plank
      ? { ...hit, position: hit.part.plank.position }
      : null;
  };
  return {
    move(change) {
      camera.move(change);
      loop.request();
    },
    reset() {
      camera.reset();
      loop.request();
    },
    grab(place) {
      const held = options.hangs() ? boardAt(place) : null;
      if (!held) return null;
      const top = boundsOf(furniture.wanted).max.y;
      const underside = held.part.position.y - held.part.size.y / 2;
      return (to) => {
        const by = heightOver(rayThrough(camera.sight(), to), held.at) - held.at.y;
        options.onHang(held.position, Math.round(top - underside - by));
      };
    },
    tap(place) {
      const board = boardAt(place);
      if (board) options.onBoard(board.position);
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
