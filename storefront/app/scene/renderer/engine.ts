import "@babylonjs/core/Engines/AbstractEngine/abstractEngine.dom.js";
import "@babylonjs/core/Engines/AbstractEngine/abstractEngine.states.js";
import "@babylonjs/core/Engines/AbstractEngine/abstractEngine.renderPass.js";
import "@babylonjs/core/Engines/AbstractEngine/abstractEngine.stencil.js";
import "@babylonjs/core/Engines/AbstractEngine/abstractEngine.texture.js";
import "@babylonjs/core/Engines/Extensions/engine.alpha.js";
import "@babylonjs/core/Engines/Extensions/engine.dynamicBuffer.js";
import "@babylonjs/core/Engines/Extensions/engine.rawTexture.js";
import "@babylonjs/core/Engines/Extensions/engine.renderTarget.js";
import "@babylonjs/core/Engines/Extensions/engine.renderTargetTexture.js";
import "@babylonjs/core/Engines/Extensions/engine.uniformBuffer.js";
import "@babylonjs/core/Misc/fileTools.js";
import { ThinEngine } from "@babylonjs/core/Engines/thinEngine.js";

/** The graphics of a canvas, or null where the browser has no WebGL 2. */
export function engineFor(canvas: HTMLCanvasElement | OffscreenCanvas): ThinEngine | null {
  const context = canvas.getContext("webgl2", {
    alpha: true,
    antialias: true,
    premultipliedAlpha: true,
    powerPreference: "default",
    failIfMajorPerformanceCaveat: false,
  });
  if (!context) return null;
  return new ThinEngine(context, true, {
    doNotHandleContextLost: true,
    premultipliedAlpha: true,
    loseContextOnDispose: true,
  });
}
