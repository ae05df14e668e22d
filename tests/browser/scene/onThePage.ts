// Runs in the browser: the shop's own scene on a page with nothing else, and what a test asks of it.
import { type Configuration, type Kind, type Part, partsOf, type Vector } from "@planke46/furniture-rules";
import { type PRESETS, presetFor } from "../../../storefront/app/scene/camera/preset.ts";
import type { View } from "../../../storefront/app/scene/contract.ts";
import { raisedTo } from "../../../storefront/app/scene/description/raised.ts";
import { engineFor } from "../../../storefront/app/scene/renderer/engine.ts";
import type { Begin } from "../../../storefront/app/scene/renderer/frame.ts";
import { rendererOn } from "../../../storefront/app/scene/renderer/rendererOn.ts";
import { Stage } from "../../../storefront/app/scene/renderer/stage.ts";
import { openView } from "../../../storefront/app/scene/view.ts";

/** A piece to be shown; a desk stands at a height (cm). */
export interface Piece {
  kind: Kind;
  configuration: Configuration;
  deskHeight?: number;
}

/** What the graphics card was told to draw. */
export interface Work {
  calls: number;
  triangles: number;
}

const work: Work = { calls: 0, triangles: 0 };
const contexts: WeakRef<WebGL2RenderingContext>[] = [];
watchGraphics();

const onThisThread: Begin = (canvas, events) => rendererOn(canvas, pictures, events);

let stage: Stage | null = null;
let view: View | null = null;

const scenes = {
  /** Shows a piece on the stage, drawn to the end; `underway` as a frame in the middle of a change. */
  async stand(piece: Piece, underway = false): Promise<Work> {
    stage ??= newStage(canvasOf());
    stage.show(partsFor(piece), underway);
    stage.look(presetFor("desktop", stage.bounds));
    while (!stage.isComplete) await later();
    Object.assign(work, { calls: 0, triangles: 0 });
    stage.draw();
    stage.fade(1);
    return { ...work };
  },
  /** Bounds of all corners, as the graphics card has them, cm. */
  measured(): { min: Vector; max: Vector } {
    return measure(stage?.meshes.all ?? []);
  },
  /** What one sees. */
  picture(): string {
    stage?.draw();
    return canvasOf().toDataURL();
  },
  /** Shows a piece as the configurator does and waits for its first whole frame. */
  async open(piece: Piece): Promise<void> {
    const canvas = canvasOf();
    await new Promise<void>((shown, refused) => {
      view = openView(canvas, onThisThread, partsFor(piece), {
        screen: innerWidth < innerHeight ? "mobile" : ("desktop" satisfies keyof typeof PRESETS),
        onShown: shown,
        onLost: () => refused(new Error("the graphics were lost")),
        onBoard: () => {},
        hangs: () => false,
        onHang: () => {},
        measures: () => null,
      });
    });
  },
  change: (piece: Piece) => view?.show(partsFor(piece)),
  /** Leaves the scene as a page does that is left: the canvas goes too. */
  close(): void {
    view?.dispose();
    view = null;
    canvasOf().replaceWith(document.createElement("canvas"));
  },
  /** Draw calls since the page began. */
  calls: () => work.calls,
  /** Graphics contexts that hold on to memory. */
  contexts: () => contexts.filter((context) => context.deref()?.isContextLost() === false).length,
  /** Graphics contexts that are not forgotten yet; the last one may still be on its way. */
  kept: () => contexts.filter((context) => context.deref() !== undefined).length,
  /** Waits until the browser has had time to paint so often. */
  async paints(count: number): Promise<void> {
    for (let paint = 0; paint < count; paint++) await new Promise(requestAnimationFrame);
  },
};

export type Scenes = typeof scenes;

declare global {
  interface Window {
    scenes: Scenes;
  }
}

window.scenes = scenes;

function canvasOf(): HTMLCanvasElement {
  const canvas = document.querySelector("canvas");
  if (!canvas) throw new Error("the page has no canvas");
  return canvas;
}

function newStage(canvas: HTMLCanvasElement): Stage {
  const engine = engineFor(canvas);
  if (!engine) throw new Error("no WebGL 2");
  engine.resize();
  return new Stage(engine, pictures, () => {});
}

function partsFor({ kind, configuration, deskHeight }: Piece): readonly Part[] {
  const parts = partsOf(kind, configuration);
  return deskHeight === undefined ? parts : raisedTo(parts, deskHeight);
}

function pictures(plank: string | null) {
  return { face: `/planks/${plank ?? "workshop"}.png` };
}

function measure(meshes: Stage["meshes"]["all"]): { min: Vector; max: Vector } {
  const gl = canvasOf().getContext("webgl2");
  if (!gl) throw new Error("no WebGL 2");
  const [min, max] = [
    { x: 1e9, y: 1e9, z: 1e9 },
    { x: -1e9, y: -1e9, z: -1e9 },
  ];
  for (const mesh of meshes) {
    const places = new Float32Array(3 * mesh.getTotalVertices());
    gl.bindBuffer(gl.COPY_READ_BUFFER, mesh.getVertexBuffer("position")?.getBuffer()?.underlyingResource);
    gl.getBufferSubData(gl.COPY_READ_BUFFER, 0, places);
    for (const [at, place] of places.entries()) {
      const axis = (["x", "y", "z"] as const)[at % 3] ?? "x";
      min[axis] = Math.min(min[axis], place);
      max[axis] = Math.max(max[axis], place);
    }
  }
  return { min, max };
}

/** Counts what is drawn, and remembers who draws. */
function watchGraphics(): void {
  const gl = WebGL2RenderingContext.prototype;
  const { drawElements, drawArrays } = gl;
  const note = (corners: number) => {
    work.calls++;
    work.triangles += corners / 3;
  };
  gl.drawElements = function (mode, count, type, offset) {
    note(count);
    drawElements.call(this, mode, count, type, offset);
  };
  gl.drawArrays = function (mode, first, count) {
    note(count);
    drawArrays.call(this, mode, first, count);
  };
  const { getContext } = HTMLCanvasElement.prototype;
  const watched = function (this: HTMLCanvasElement, name: string, options?: unknown) {
    const context = Reflect.apply(getContext, this, [name, options]);
    const known = contexts.some((other) => other.deref() === context);
    if (context instanceof WebGL2RenderingContext && !known) contexts.push(new WeakRef(context));
    return context;
  };
  HTMLCanvasElement.prototype.getContext = watched as typeof getContext;
}

function later(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
