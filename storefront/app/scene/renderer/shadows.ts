import { Constants } from "@babylonjs/core/Engines/constants.js";
import { ShaderMaterial } from "@babylonjs/core/Materials/shaderMaterial.js";
import { RenderTargetTexture } from "@babylonjs/core/Materials/Textures/renderTargetTexture.js";
import { Matrix, Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import type { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import type { Scene } from "@babylonjs/core/scene.js";
import type { Vector } from "@planke46/furniture-rules";
import type { Bounds } from "../camera/orbit.ts";
import { DEPTH_FRAGMENT, DEPTH_VERTEX } from "../shaders/vertex.ts";
import { SHADOW_PIXELS, STUDIO } from "./studio.ts";

/** How far behind the furniture its shadow is looked for, cm along the light: that of the tallest shelf ends before. */
const FALL = 500;

const CEILING: Vector = { x: 0, y: 1, z: 0 };

/** What a light sees of the furniture, as a picture of distances that surfaces look into. */
export class Shadow {
  readonly light = Matrix.Identity();
  readonly picture: RenderTargetTexture;
  private readonly material: ShaderMaterial;

  constructor(
    readonly name: "window" | "ceiling",
    scene: Scene,
    private readonly furniture: Mesh,
  ) {
    const picture = new RenderTargetTexture(`${name}-shadow`, SHADOW_PIXELS[name], scene, {
      generateMipMaps: false,
      generateDepthBuffer: true,
    });
    // 24 bits: floats are not blended between pixels by every graphics card.
    picture.createDepthStencilTexture(Constants.LESS, true, false, 1, Constants.TEXTUREFORMAT_DEPTH24);
    picture.renderList = [furniture];
    picture.renderParticles = false;
    picture.refreshRate = RenderTargetTexture.REFRESHRATE_RENDER_ONCE;
    scene.customRenderTargets.push(picture);
    this.picture = picture;
    this.material = new ShaderMaterial(
      `${name}-depth`,
      scene,
      { vertexSource: DEPTH_VERTEX, fragmentSource: DEPTH_FRAGMENT },
      { attributes: ["position"], uniforms: ["world", "light"] },
    );
    this.material.backFaceCulling = false;
    this.material.setMatrix("light", this.light);
    picture.setMaterialForRendering([furniture], this.material);
    // A mesh without any would be given the standard material, which is not part of this shop.
    furniture.material = this.material;
  }

  /** Whatever else throws a shadow; from the next picture on. */
  accompany(others: readonly Mesh[]): void {
    this.picture.renderList = [this.furniture, ...others];
    this.picture.setMaterialForRendering([...others], this.material);
  }

  /** Takes a new picture at the next frame: the furniture has changed. */
  retake(bounds: Bounds): void {
    this.aim(bounds);
    this.picture.resetRefreshCounter();
  }

  isReady(mesh: Mesh): boolean {
    return this.material.isReady(mesh);
  }

  dispose(): void {
    this.picture.dispose();
    this.material.dispose();
  }

  /** Looks along the light and fits the furniture, with room for soft edges, into the picture. */
  private aim({ min, max }: Bounds): void {
    const to = this.name === "window" ? STUDIO.window.towards : CEILING;
    const towards = new Vector3(to.x, to.y, to.z).normalize();
    const up = this.name === "window" ? new Vector3(0, 1, 0) : new Vector3(0, 0, 1);
    const view = Matrix.LookAtRH(towards.scale(1000), Vector3.Zero(), up);
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
      Vector3.TransformCoordinates(
        new Vector3(
          corner & 1 ? max.x : min.x,
          corner & 2 ? max.y : Math.min(0, min.y),
          corner & 4 ? max.z : min.z,
        ),
        view,
      ),
    );
    const low = corners.reduce((a, b) => Vector3.Minimize(a, b));
    const high = corners.reduce((a, b) => Vector3.Maximize(a, b));
    const room = this.name === "window" ? 4 : 30;
    const projection = Matrix.OrthoOffCenterRH(
      low.x - room,
      high.x + room,
      low.y - room,
      high.y + room,
      -high.z - 50,
      -low.z + FALL,
    );
    view.multiplyToRef(projection, this.light);
    this.material?.setMatrix("light", this.light);
  }
}
