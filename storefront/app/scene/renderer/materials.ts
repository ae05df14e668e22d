import { Constants } from "@babylonjs/core/Engines/constants.js";
import { ShaderMaterial } from "@babylonjs/core/Materials/shaderMaterial.js";
import type { Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import type { Scene } from "@babylonjs/core/scene.js";
import { FLOOR_FRAGMENT, SHADE_FRAGMENT, SHADE_VERTEX } from "../shaders/floor.ts";
import { PLAIN_FRAGMENT } from "../shaders/plain.ts";
import { VERTEX } from "../shaders/vertex.ts";
import { WOOD_FRAGMENT } from "../shaders/wood.ts";
import type { Shadow } from "./shadows.ts";

const UNIFORMS = ["world", "viewProjection", "eye", "windowLight", "ceilingLight"];
const SHADOWS = ["windowShadow", "ceilingShadow"];

/** Materials of one scene, all lit by the same studio. */
export class Materials {
  constructor(
    private readonly scene: Scene,
    private readonly shadows: readonly [Shadow, Shadow],
    private readonly eye: Vector3,
  ) {}

  wood(): ShaderMaterial {
    return this.lit("wood", WOOD_FRAGMENT, ["fade"], ["face", "before", "relief", "endGrain"]);
  }

  plain(): ShaderMaterial {
    return this.lit("plain", PLAIN_FRAGMENT, ["color", "metal", "rough", "detail"], []);
  }

  /** Only the shadow on the page's own ground. */
  floor(): ShaderMaterial {
    const material = new ShaderMaterial(
      "floor",
      this.scene,
      { vertexSource: VERTEX, fragmentSource: FLOOR_FRAGMENT },
      {
        attributes: ["position", "normal", "uv", "uv2"],
        uniforms: ["world", "viewProjection", "fade"],
        samplers: ["shade", "before"],
        needAlphaBlending: true,
      },
    );
    material.alphaMode = Constants.ALPHA_PREMULTIPLIED;
    return material;
  }

  /** What the picture of that shadow is taken with. */
  shade(): ShaderMaterial {
    return this.lit("shade", SHADE_FRAGMENT, [], [], SHADE_VERTEX);
  }

  private lit(
    name: string,
    fragmentSource: string,
    uniforms: string[],
    samplers: string[],
    vertexSource = VERTEX,
  ): ShaderMaterial {
    const material = new ShaderMaterial(
      name,
      this.scene,
      { vertexSource, fragmentSource },
      {
        attributes: ["position", "normal", "uv", "uv2"],
        uniforms: [...UNIFORMS, ...uniforms],
        samplers: [...SHADOWS, ...samplers],
      },
    );
    // Our triangles run counter-clockwise as the parts list's do; Babylon expects the other way in such a room.
    material.sideOrientation = Constants.MATERIAL_CounterClockWiseSideOrientation;
    const [window, ceiling] = this.shadows;
    material.setMatrix("windowLight", window.light);
    material.setMatrix("ceilingLight", ceiling.light);
    material.onBindObservable.add(() => {
      const effect = material.getEffect();
      effect?.setVector3("eye", this.eye);
      effect?.setDepthStencilTexture("windowShadow", window.picture);
      effect?.setDepthStencilTexture("ceilingShadow", ceiling.picture);
    });
    return material;
  }
}
