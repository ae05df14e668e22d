import { TargetCamera } from "@babylonjs/core/Cameras/targetCamera.js";
import type { WebGLRenderTargetWrapper } from "@babylonjs/core/Engines/WebGL/webGLRenderTargetWrapper.js";
import { RenderTargetTexture } from "@babylonjs/core/Materials/Textures/renderTargetTexture.js";
import { Matrix, Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import { Viewport } from "@babylonjs/core/Maths/math.viewport.js";
import type { Scene } from "@babylonjs/core/scene.js";

/** An eye whose place and lens the device says: one on a phone, two on a headset. */
class Eye extends TargetCamera {
  /** From the scene (cm) to what the eye sees (metres). */
  sight = Matrix.Identity();

  override _isSynchronizedViewMatrix(): boolean {
    return false;
  }

  override _getViewMatrix(): Matrix {
    return this.sight;
  }
}

/** Draws a scene for a device's eyes into the picture that the device lends. */
export class Eyes {
  private eyes: Eye[] = [];
  private readonly target: RenderTargetTexture;
  private readonly ownBuffer: WebGLFramebuffer | null;

  constructor(
    private readonly scene: Scene,
    private readonly layer: XRWebGLLayer,
  ) {
    const size = { width: layer.framebufferWidth, height: layer.framebufferHeight };
    this.target = new RenderTargetTexture("room", size, scene, {
      generateMipMaps: false,
      generateDepthBuffer: false,
      noColorAttachment: true,
    });
    this.ownBuffer = this.wrapper._framebuffer;
    this.wrapper._framebuffer = layer.framebuffer;
  }

  /** Looks through these views from now on; `intoRoom` leads from the scene into the space they are counted in. */
  look(views: readonly XRView[], intoRoom: Matrix): void {
    while (this.eyes.length < views.length) this.open();
    for (const extra of this.eyes.splice(views.length)) extra.dispose();
    for (const [index, view] of views.entries()) {
      const eye = this.eyes[index];
      const part = this.layer.getViewport(view);
      if (!eye || !part) continue;
      const { framebufferWidth: width, framebufferHeight: height } = this.layer;
      eye.sight = intoRoom.multiply(Matrix.FromArray(view.transform.inverse.matrix));
      eye.freezeProjectionMatrix(Matrix.FromArray(view.projectionMatrix));
      eye.viewport = new Viewport(part.x / width, part.y / height, part.width / width, part.height / height);
    }
    this.scene.activeCameras = this.eyes;
  }

  /** Gives the device its picture back; the scene looks through its own camera again. */
  close(own: TargetCamera): void {
    this.scene.activeCameras = null;
    this.scene.activeCamera = own;
    for (const eye of this.eyes.splice(0)) eye.dispose();
    this.wrapper._framebuffer = this.ownBuffer;
    this.target.dispose();
  }

  private get wrapper(): WebGLRenderTargetWrapper {
    return this.target.renderTarget as WebGLRenderTargetWrapper;
  }

  private open(): void {
    const eye = new Eye("room-eye", Vector3.Zero(), this.scene);
    eye.outputRenderTarget = this.target;
    this.eyes.push(eye);
  }
}
