/** Places a vertex; solids are built where they stand, so the world is theirs. */
export const VERTEX = `
precision highp float;
attribute vec3 position;
attribute vec3 normal;
attribute vec2 uv;
attribute vec2 uv2;
uniform mat4 world;
uniform mat4 viewProjection;
varying vec3 vPlace;
varying vec3 vNormal;
varying vec2 vUv;
varying float vEnd;
void main() {
  vec4 place = world * vec4(position, 1.0);
  vPlace = place.xyz;
  vNormal = mat3(world) * normal;
  vUv = uv;
  vEnd = uv2.x;
  gl_Position = viewProjection * place;
}`;

/** Seen from a light: depth alone. */
export const DEPTH_VERTEX = `
precision highp float;
attribute vec3 position;
uniform mat4 world;
uniform mat4 light;
void main() { gl_Position = light * world * vec4(position, 1.0); }`;

export const DEPTH_FRAGMENT = `
precision highp float;
void main() { gl_FragColor = vec4(1.0); }`;
