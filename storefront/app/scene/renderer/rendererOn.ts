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
  return {
    draw: (frame) => drawn({ stage, engine }, frame),
    hold: () => stage.draw(),
    graphics: { stage, engine },
    dispose() {
      canvas.removeEventListener("webglcontextlost", lose);
      stage.dispose();
      engine.dispose();
    },
  };
}

function drawn({ stage, engine }: Graphics, { size, change, orbit, target, fade }: Frame): Drawn {
  engine.setSize(size.width, size.height);
  if (change) {
    stage.compare(change.companion);
    stage.show(change.parts, change.underway);
  }
  stage.look(orbit, target);
  if (!stage.isReady) return { ready: false, complete: false, fading: false };
  const fading = stage.fade(fade);
  stage.draw();
  return { ready: true, complete: stage.isComplete, fading };
}
