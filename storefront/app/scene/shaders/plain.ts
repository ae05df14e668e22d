import { LIGHT, VARYINGS } from "./light.ts";

/** Textures that are formulas: what `detail` names. */
export const DETAIL = { none: 0, coat: 1, raw: 2, punched: 3, chalk: 4, paper: 5 } as const;

/** Everything but wood: one colour, how metallic and rough it is, and a fine structure of its own. */
export const PLAIN_FRAGMENT = `
${VARYINGS}
${LIGHT}
uniform vec3 color;
uniform float metal;
uniform float rough;
uniform float detail;

/** Dents of a punched strip in rows along and round it, cm. */
vec3 punched(vec2 at) {
  vec2 cell = vec2(0.75, 1.1);
  float row = floor(at.x / cell.x);
  vec2 local = vec2(at.x - (row + 0.5) * cell.x, mod(at.y + mod(row, 2.0) * 0.55, cell.y) - 0.55);
  float away = length(local);
  float dent = smoothstep(0.24, 0.08, away);
  vec2 slope = away > 0.001 ? local / away * smoothstep(0.3, 0.2, away) * smoothstep(0.08, 0.16, away) : vec2(0.0);
  return vec3(slope, dent);
}

void main() {
  vec3 n = normalize(vNormal);
  vec3 bent = n;
  vec3 base = color;
  float roughness = rough;
  float gloss = 1.0;
  if (detail < 0.5) {
    base = color;
  } else if (detail < 1.5) {
    vec3 peel = vec3(noise(vPlace * 9.0), noise(vPlace * 9.0 + 31.0), noise(vPlace * 9.0 + 67.0)) - 0.5;
    bent = normalize(n + peel * 0.035);
    base = color + vec3(0.011, 0.0113, 0.012) * (1.0 - color);
    gloss = 1.7;
  } else if (detail < 2.5) {
    float scale = noise(vPlace * vec3(0.35)) * 0.6 + noise(vPlace * 1.7) * 0.4;
    float brushed = noise(vec3(vUv.x * 0.5, vUv.y * 26.0, 1.0));
    base = color * (0.84 + 0.28 * scale) * mix(vec3(0.96, 0.98, 1.06), vec3(1.06, 1.0, 0.94), noise(vPlace * 0.12 + 9.0));
    roughness = clamp(rough + (scale - 0.5) * 0.16 + (brushed - 0.5) * 0.1, 0.15, 0.9);
    bent = normalize(n + (vec3(noise(vPlace * 5.0), brushed, noise(vPlace * 5.0 + 17.0)) - 0.5) * 0.05);
  } else if (detail < 3.5) {
    vec3 dent = punched(vUv);
    float spangle = noise(vPlace * 1.3) * 0.5 + noise(vPlace * 4.1) * 0.5;
    float rust = smoothstep(0.56, 0.78, noise(vPlace * 0.9 + 5.0)) * 0.55;
    base = color * (0.74 + 0.42 * spangle) * (1.0 - 0.75 * dent.z);
    base = mix(base, vec3(0.21, 0.085, 0.035), rust * (0.35 + 0.65 * dent.z));
    roughness = clamp(rough + (spangle - 0.5) * 0.3 + rust * 0.4, 0.2, 0.95);
    vec3 side = normalize(cross(n, vec3(1.0, 0.0, 0.0)) + vec3(1e-4));
    bent = normalize(n + (vec3(1.0, 0.0, 0.0) * dent.x + side * dent.y) * 0.5 * (1.0 - vEnd));
    gloss = 1.0 - 0.7 * dent.z;
  } else if (detail < 4.5) {
    vec2 wiped = mat2(0.86, 0.5, -0.5, 0.86) * vPlace.xy;
    float smear = noise(vec3(wiped * vec2(0.035, 0.13), 3.0)) * 0.65 + noise(vec3(wiped * vec2(0.09, 0.7), 7.0)) * 0.35;
    base = color + vec3(0.03, 0.031, 0.03) * smoothstep(0.25, 0.95, smear);
  } else {
    base = color * (0.96 + 0.08 * noise(vPlace * 14.0));
  }
  vec3 f0 = mix(vec3(0.04), base, metal);
  gl_FragColor = shown(lit(base * (1.0 - metal), f0, roughness, bent, n, gloss));
}`;
