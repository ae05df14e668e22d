import { VertexBuffer } from "@babylonjs/core/Buffers/buffer.js";
import { RenderTargetTexture } from "@babylonjs/core/Materials/Textures/renderTargetTexture.js";
import { Color4 } from "@babylonjs/core/Maths/math.color.js";
import { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import type { Scene } from "@babylonjs/core/scene.js";
import type { Bounds } from "../camera/orbit.ts";
import type { Materials } from "./materials.ts";

/** How far shadows can fall beyond the furniture, as a share of its height and at least, cm. */
const FALL = { share: 0.9, least: 45 } as const;

/** Edge of the picture of the shadow, pixels: about a centimetre of floor each. */
const SHADE_PIXELS = 512;

/**
 * A sheet on the floor, just large enough for the shadow. Its softness takes a hundred looks a pixel: it is worked out
 * into a picture when a change is over, so that neither turning nor the change itself costs anything. Meanwhile the
 * sheet with the old picture grows along; then the new one fades in.
 */
export class Floor {
  readonly mesh: Mesh;
  private readonly corners = new Float32Array(12);
  private readonly material: ReturnType<Materials["floor"]>;
  private readonly shade: ReturnType<Materials["shade"]>;
  private shown: RenderTargetTexture;
  /** The other sheet of two: what was shown before. */
  private spare: RenderTargetTexture | null = null;
  /** How far the shown picture has faded in; null until there is one. */
  private share: number | null = null;

  /** To be made after the shadows it looks into: pictures are taken in the order in which they were made. */
  constructor(
    private readonly scene: Scene,
    materials: Materials,
  ) {
    const mesh = new Mesh("floor", scene);
    mesh.alwaysSelectAsActiveMesh = true;
    mesh.setVerticesData(VertexBuffer.PositionKind, this.corners, true, 3);
    mesh.setVerticesData(VertexBuffer.NormalKind, [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0], false, 3);
    mesh.setVerticesData(VertexBuffer.UVKind, [0, 0, 1, 0, 1, 1, 0, 1], false, 2);
    mesh.setVerticesData(VertexBuffer.UV2Kind, new Float32Array(8), false, 2);
    mesh.setIndices([0, 1, 2, 0, 2, 3]);
    this.mesh = mesh;
    this.shade = materials.shade();
    this.shade.backFaceCulling = false;
    this.shown = this.picture();
    this.material = materials.floor();
    this.material.backFaceCulling = false;
    this.lay(this.shown, 1);
    mesh.material = this.material;
  }

  get isReady(): boolean {
    return this.material.isReady(this.mesh) && this.shade.isReady(this.mesh);
  }

  /** Lays the sheet under furniture of this size. */
  fit({ min, max }: Bounds): void {
    const fall = Math.max(FALL.least, (max.y - min.y) * FALL.share);
    const [left, right, back, front] = [min.x - fall, max.x + fall, min.z - fall, max.z + fall];
    this.corners.set([left, 0, front, right, 0, front, right, 0, back, left, 0, back]);
    this.mesh.getVertexBuffer(VertexBuffer.PositionKind)?.update(this.corners);
  }

  /** Takes a new picture of the shadow at the next frame. */
  retake(): void {
    if (this.share === null) {
      this.share = 1;
      this.shown.resetRefreshCounter();
      return;
    }
    const next = this.spare ?? this.picture();
    [this.spare, this.shown] = [this.shown, next];
    next.resetRefreshCounter();
    this.lay(this.spare, 0);
  }

  /** Brings the new picture forward by a share of the whole way; answers whether it is still on it. */
  fade(share: number): boolean {
    if (this.share === null || this.share >= 1) return false;
    this.share = Math.min(1, this.share + share);
    this.material.setFloat("fade", this.share);
    return this.share < 1;
  }

  dispose(): void {
    this.shown.dispose();
    this.spare?.dispose();
    this.shade.dispose();
  }

  private lay(before: RenderTargetTexture, share: number): void {
    if (this.share !== null) this.share = share;
    this.material.setTexture("shade", this.shown).setTexture("before", before).setFloat("fade", share);
  }

  private picture(): RenderTargetTexture {
    const picture = new RenderTargetTexture("floor-shade", SHADE_PIXELS, this.scene, {
      generateMipMaps: false,
      generateDepthBuffer: false,
    });
    picture.clearColor = new Color4(0, 0, 0, 1);
    picture.renderList = [this.mesh];
    picture.renderParticles = false;
    picture.refreshRate = RenderTargetTexture.REFRESHRATE_RENDER_ONCE;
    picture.setMaterialForRendering([this.mesh], this.shade);
    this.scene.customRenderTargets.push(picture);
    return picture;
  }
}
