import { Constants } from "@babylonjs/core/Engines/constants.js";
import { ShaderMaterial } from "@babylonjs/core/Materials/shaderMaterial.js";
import type { Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import type { Scene } from "@babylonjs/core/scene.js";
import { LIGHT, VARYINGS } from "../shaders/light.ts";
import { PLAIN_FRAGMENT } from "../shaders/plain.ts";
import { VERTEX } from "../shaders/vertex.ts";
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

/** The ground is the page's own: only the shadow on it is drawn. It is laid on as a picture, taken when the furniture has changed. */
const FLOOR_FRAGMENT = `
precision highp float;
varying vec2 vUv;
uniform sampler2D shade;
uniform sampler2D before;
uniform float fade;
void main() {
  float dark = mix(texture2D(before, vUv).r, texture2D(shade, vUv).r, fade);
  gl_FragColor = vec4(vec3(0.12, 0.09, 0.06) * dark, dark);
}`;

/** Fills the picture of the shadow: each of its points lies on the floor. */
const SHADE_VERTEX = `
precision highp float;
attribute vec3 position;
attribute vec2 uv;
varying vec3 vPlace;
varying vec3 vNormal;
varying vec2 vUv;
varying float vEnd;
void main() {
  vPlace = position;
  vNormal = vec3(0.0, 1.0, 0.0);
  vUv = uv;
  vEnd = 0.0;
  gl_Position = vec4(uv * 2.0 - 1.0, 0.0, 1.0);
}`;

const SHADE_FRAGMENT = `
${VARYINGS}
${LIGHT}


float window(vec3 place, float step, int wide) {
  return reach(windowShadow, windowLight, place, step * WINDOW_PIXEL, wide);
}

void main() {
  vec3 above = vPlace + vec3(0.0, 0.3, 0.0);
  float open = reach(ceilingShadow, ceilingLight, above, 1.15 * CEILING_PIXEL, 4);
  // A large window: sharp where a foot stands, soft from what shades it higher up; grain hides where one begins.
  float grain = fract(52.9829 * fract(dot(gl_FragCoord.xy, vec2(0.06711, 0.00584))));
  vec3 higher = above + WINDOW * (5.0 + 16.0 * grain);
  float far = window(higher + vec3(grain - 0.5, 0.0, 0.5 - grain), 3.4, 4);
  float near = window(higher, 1.2, 1) - window(above, 1.2, 1);
  float direct = far * (1.0 - clamp(near, 0.0, 1.0));
  float dark = 1.0 - (0.64 + 0.36 * open) * (0.84 + 0.16 * direct);
  vec2 edge = smoothstep(vec2(0.5), vec2(0.45), abs(vUv - 0.5));
  gl_FragColor = vec4(vec3(dark * edge.x * edge.y), 1.0);
}`;

/** A board: the plank's own picture and relief on its faces, its end grain where it was sawn; planed, oiled, waxed. */
const WOOD_FRAGMENT = `
${VARYINGS}
${LIGHT}
uniform sampler2D face;
uniform sampler2D relief;
uniform sampler2D endGrain;
uniform sampler2D before;
uniform float fade;

vec3 turnedBy(vec3 bump, vec3 n) {
  vec3 px = dFdx(vPlace);
  vec3 py = dFdy(vPlace);
  vec2 ux = dFdx(vUv);
  vec2 uy = dFdy(vUv);
  vec3 t = cross(py, n) * ux.x + cross(n, px) * uy.x;
  vec3 b = cross(py, n) * ux.y + cross(n, px) * uy.y;
  float size = inversesqrt(max(max(dot(t, t), dot(b, b)), 1e-20));
  return normalize(t * bump.x * size + b * bump.y * size + n * bump.z);
}

void main() {
  vec3 n = normalize(vNormal);
  vec3 seen = mix(texture2D(before, vUv).rgb, texture2D(face, vUv).rgb, fade);
  vec3 color = mix(seen, texture2D(endGrain, vUv).rgb * vec3(0.92, 0.88, 0.82), vEnd);
  vec3 bump = texture2D(relief, vUv).xyz * 2.0 - 1.0;
  vec3 bent = vEnd > 0.5 ? n : turnedBy(vec3(bump.xy * 1.5, bump.z), n);
  vec3 albedo = pow(color, vec3(2.45)) * vec3(1.17, 1.12, 1.08);
  float rough = 0.62 - 0.12 * clamp(dot(color, vec3(0.4)), 0.0, 1.0) + 0.25 * vEnd;
  gl_FragColor = shown(lit(albedo, vec3(0.04), rough, bent, n, 0.75));
}`;
