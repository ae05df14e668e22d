import { LIGHT, VARYINGS } from "./light.ts";

/** The ground is the page's own: only the shadow on it is drawn. It is laid on as a picture, taken when the furniture has changed. */
export const FLOOR_FRAGMENT = `
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
export const SHADE_VERTEX = `
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

export const SHADE_FRAGMENT = `
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
