import { LIGHT, VARYINGS } from "./light.ts";

/** A board: the plank's own picture and relief on its faces, its end grain where it was sawn; planed, oiled, waxed. */
export const WOOD_FRAGMENT = `
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
