import type { ShaderMaterial } from "@babylonjs/core/Materials/shaderMaterial.js";
import type { BaseTexture } from "@babylonjs/core/Materials/Textures/baseTexture.js";
import { RawTexture } from "@babylonjs/core/Materials/Textures/rawTexture.js";
import { Texture } from "@babylonjs/core/Materials/Textures/texture.js";
import type { Scene } from "@babylonjs/core/scene.js";

/** Addresses of a plank's pictures, as the plank list has them. */
export interface PlankPictures {
  face: string;
  normal?: string | null;
  end?: string | null;
}

interface Loaded {
  face: Texture;
  relief: Texture | null;
  endGrain: Texture | null;
}

/** The pictures of planks on the graphics card: each loaded once, kept as long as the scene. */
export class Planks {
  private readonly loaded = new Map<string, Loaded>();
  /** What each board shows, and how far it has faded over from what it showed before. */
  private readonly shown = new Map<ShaderMaterial, { face: BaseTexture; share: number }>();
  private readonly wanted = new Map<ShaderMaterial, BaseTexture>();
  private readonly grey: RawTexture;
  private readonly flat: RawTexture;

  constructor(
    private readonly scene: Scene,
    private readonly redraw: () => void,
  ) {
    this.grey = this.pixel(158, 143, 120);
    this.flat = this.pixel(128, 128, 255);
  }

  /** Shows a plank on a board; until its picture is there the board keeps what it has, then it fades over. */
  show(material: ShaderMaterial, pictures: PlankPictures): void {
    const { face, relief, endGrain } = this.of(pictures);
    this.wanted.set(material, face);
    if (!this.shown.has(material)) this.lay(material, this.grey, null, null);
    const apply = () => {
      // Picks may follow each other faster than their pictures come.
      if (this.wanted.get(material) !== face || !face.isReady()) return;
      this.lay(material, face, relief, endGrain);
      this.redraw();
    };
    for (const texture of [face, relief, endGrain]) {
      if (!texture?.isReady()) texture?.onLoadObservable.addOnce(apply);
    }
    apply();
  }

  /** Brings every fading picture forward by a share of the whole way; answers whether one is still on it. */
  fade(share: number): boolean {
    for (const [material, shown] of this.shown) {
      if (shown.share >= 1) continue;
      shown.share = Math.min(1, shown.share + share);
      material.setFloat("fade", shown.share);
    }
    return [...this.shown.values()].some((shown) => shown.share < 1);
  }

  /** How many pictures are still on their way. */
  get underway(): number {
    const all = [...this.loaded.values()].flatMap(({ face, relief, endGrain }) => [face, relief, endGrain]);
    return all.filter((texture) => texture && !texture.isReady() && !texture.loadingError).length;
  }

  private lay(
    material: ShaderMaterial,
    face: BaseTexture,
    relief: Texture | null,
    endGrain: Texture | null,
  ): void {
    const known = this.shown.get(material);
    if (known?.face !== face) {
      const before = known && known.face !== this.grey ? known.face : face;
      const share = before === face ? 1 : 0;
      material.setTexture("before", before);
      material.setFloat("fade", share);
      if (!known) material.onDisposeObservable.addOnce(() => this.forget(material));
      this.shown.set(material, { face, share });
    }
    material.setTexture("face", face);
    material.setTexture("relief", relief?.isReady() ? relief : this.flat);
    material.setTexture("endGrain", endGrain?.isReady() ? endGrain : this.grey);
  }

  private forget(material: ShaderMaterial): void {
    this.shown.delete(material);
    this.wanted.delete(material);
  }

  private of({ face, normal, end }: PlankPictures): Loaded {
    const known = this.loaded.get(face);
    if (known) return known;
    const loaded = {
      face: this.picture(face),
      relief: normal ? this.picture(normal) : null,
      endGrain: end ? this.picture(end) : null,
    };
    this.loaded.set(face, loaded);
    return loaded;
  }

  private picture(address: string): Texture {
    const texture = new Texture(address, this.scene, {
      invertY: true,
      samplingMode: Texture.TRILINEAR_SAMPLINGMODE,
    });
    texture.wrapU = Texture.MIRROR_ADDRESSMODE;
    texture.wrapV = Texture.MIRROR_ADDRESSMODE;
    texture.anisotropicFilteringLevel = 8;
    return texture;
  }

  private pixel(r: number, g: number, b: number): RawTexture {
    return RawTexture.CreateRGBATexture(new Uint8Array([r, g, b, 255]), 1, 1, this.scene, false);
  }
}
