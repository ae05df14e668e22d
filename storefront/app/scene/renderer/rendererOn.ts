import { engineFor } from "./engine.ts";
import type { Drawn, Frame, Graphics, Renderer, RendererEvents } from "./frame.ts";
import { type PicturesOf, Stage } from "./stage.ts";

/** A renderer that is done with a frame when it returns. */
export interface DirectRenderer extends Renderer {
  draw(frame: Frame): Drawn;
}

/** Draws on a canvas with the graphics of this thread; null where it has no WebGL 2. */
export function rendererOn(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  picturesOf: PicturesOf,
  { redraw, lost }: RendererEvents,
): DirectRenderer | null {
  const engine = engineFor(canvas);
  if (!engine) return null;
  const stage = new Stage(engine, picturesOf, redraw);
  const lose = (event: Event) => {
    event.preventDefault();
    lost();
  };
  canvas.addEventListener("webglcontextlost", lose);
  let begun = false;
  return {
    draw(frame) {
      prepare({ stage, engine }, frame);
      if (!stage.isReady) return { state: "compiling", complete: false, fading: false };
      // The scene is hidden until it is whole, and without a graphics card each picture takes its time.
      begun ||= stage.isComplete;
      if (!begun) return { state: "waiting", complete: false, fading: false };
      const fading = stage.fade(frame.fade);
      stage.draw();
      return { state: "drawn", complete: stage.isComplete, fading };
    },
    hold: () => stage.draw(),
    graphics: { stage, engine },
    dispose() {
      canvas.removeEventListener("webglcontextlost", lose);
      stage.dispose();
      engine.dispose();
    },
  };
}

function prepare({ stage, engine }: Graphics, { size, change, orbit, target }: Frame): void {
  engine.setSize(size.width, size.height);
  if (change) {
    stage.compare(change.companion);
    stage.show(change.parts, change.underway);
  }
  stage.look(orbit, target);
}
