// What the tests draw on: Babylon's engine without a graphics card, taught to pretend that it has depth pictures.
import { NullEngine } from "@babylonjs/core/Engines/nullEngine.js";
import {
  InternalTexture,
  InternalTextureSource,
} from "@babylonjs/core/Materials/Textures/internalTexture.js";

export class EngineWithoutGraphics extends NullEngine {
  override createDepthStencilTexture(): InternalTexture {
    const texture = new InternalTexture(this, InternalTextureSource.DepthStencil);
    texture.isReady = true;
    return texture;
  }

  /** As engines with graphics do: what is let go is forgotten. */
  override _releaseTexture(texture: InternalTexture): void {
    const place = this._internalTexturesCache.indexOf(texture);
    if (place >= 0) this._internalTexturesCache.splice(place, 1);
  }
}
