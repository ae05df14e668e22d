import { SHADOW_PIXELS, STUDIO } from "../renderer/studio.ts";

const vec3 = (values: readonly number[]) => `vec3(${values.map((value) => value.toFixed(4)).join(", ")})`;
const { x, y, z } = STUDIO.window.towards;
const length = Math.hypot(x, y, z);

/**
 * What every surface asks of the studio: how much of window and ceiling it sees, the light that falls on it, and what it
 * mirrors. The room is a formula: it costs no bytes, and its blur follows the roughness of the surface.
 */
export const LIGHT = `
precision highp float;
precision highp sampler2DShadow;
uniform vec3 eye;
uniform mat4 windowLight;
uniform mat4 ceilingLight;
uniform highp sampler2DShadow windowShadow;
uniform highp sampler2DShadow ceilingShadow;
const float WINDOW_PIXEL = ${(1 / SHADOW_PIXELS.window).toFixed(7)};
const float CEILING_PIXEL = ${(1 / SHADOW_PIXELS.ceiling).toFixed(7)};
const vec3 WINDOW = ${vec3([x / length, y / length, z / length])};
const vec3 WINDOW_LIGHT = ${vec3(STUDIO.window.light)};
const vec3 SKY = ${vec3(STUDIO.sky)};
const vec3 WALL = ${vec3(STUDIO.wall)};
const vec3 GROUND = ${vec3(STUDIO.ground)};

/** Share of a light that reaches a place, softened over some looks into its shadow picture. */
float reach(highp sampler2DShadow map, mat4 light, vec3 place, float step, int wide) {
  vec4 seen = light * vec4(place, 1.0);
  vec3 at = seen.xyz / seen.w * 0.5 + 0.5;
  if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) return 1.0;
  float sum = 0.0;
  float weight = 0.0;
  for (int i = -wide; i <= wide; i++) {
    for (int j = -wide; j <= wide; j++) {
      float w = float((wide + 1 - abs(i)) * (wide + 1 - abs(j)));
      sum += w * textureLod(map, vec3(at.xy + vec2(float(i), float(j)) * step, at.z), 0.0);
      weight += w;
    }
  }
  return sum / weight;
}

float seesWindow(vec3 place, vec3 normal) {
  return reach(windowShadow, windowLight, place + normal * 0.5 + WINDOW * 0.25, WINDOW_PIXEL, 2);
}

float seesCeiling(vec3 place, vec3 normal) {
  return reach(ceilingShadow, ceilingLight, place + normal * 2.2 + vec3(0.0, 1.2, 0.0), CEILING_PIXEL, 2);
}

/**
 * What only a mirror shows sharply: the room it stands in, from where it stands. Walls, a ceiling, floor boards, and
 * before it, to the left, the window that lights the furniture, with its light on the floor. Measures in cm.
 */
vec3 mirroredRoom(vec3 p, vec3 d) {
  vec3 way = mix(vec3(1e-4), d, step(1e-4, abs(d)));
  vec3 to = (mix(vec3(-330.0, 0.0, -90.0), vec3(330.0, 265.0, 430.0), step(0.0, way)) - p) / way;
  float t = min(to.x, min(to.y, to.z));
  vec3 at = p + way * t;
  float far = clamp(1.0 - t / 900.0, 0.0, 1.0);
  vec3 wall = vec3(0.66, 0.64, 0.6) * (0.8 + 0.2 * smoothstep(0.0, 200.0, at.y));
  if (t == to.y) {
    if (way.y > 0.0) return vec3(0.78, 0.77, 0.74);
    float board = at.x / 16.0;
    float seam = mix(1.0, smoothstep(0.0, 0.035, abs(fract(board) - 0.5)), far);
    float tone = fract(sin(floor(board + 0.5) * 78.233) * 43758.5453);
    vec3 oak = vec3(0.36, 0.27, 0.185) * (0.86 + 0.22 * tone) * (0.55 + 0.45 * seam);
    vec2 lit = smoothstep(vec2(1.25), vec2(0.85), abs((at.xz - vec2(-50.0, 250.0)) / vec2(85.0, 110.0)));
    return oak * (0.72 + 0.9 * lit.x * lit.y);
  }
  if (t == to.z && way.z > 0.0) {
    vec2 pane = (at.xy - vec2(-90.0, 150.0)) / vec2(72.0, 82.0);
    vec2 inside = smoothstep(vec2(1.0), vec2(0.97), abs(pane));
    vec2 bars = smoothstep(vec2(0.03), vec2(0.05), abs(fract(pane * vec2(1.0, 1.5) * 0.5 + 0.5) - 0.5) * 2.0);
    vec3 outside = mix(vec3(1.5, 1.5, 1.46), vec3(1.15, 1.3, 1.55), smoothstep(-1.0, 1.0, pane.y));
    wall = mix(wall, vec3(0.82, 0.81, 0.78), smoothstep(1.1, 1.08, max(abs(pane.x), abs(pane.y))));
    wall = mix(wall, outside, inside.x * inside.y * min(bars.x, bars.y));
  } else {
    wall *= 0.9;
  }
  return mix(vec3(0.8, 0.79, 0.76), wall, smoothstep(8.0, 9.0, at.y));
}

/** What one sees of the room in a direction; rough surfaces see it blurred. */
vec3 room(vec3 d, float rough) {
  if (rough < 0.05) return mirroredRoom(vPlace, d);
  float soft = 0.06 + rough * 0.9;
  vec3 seen = mix(GROUND, WALL, smoothstep(-soft * 1.2, soft * 1.2, d.y));
  seen = mix(seen, SKY * 1.15, smoothstep(0.15 - soft, 0.95 + soft, d.y));
  vec3 right = normalize(cross(vec3(0.0, 1.0, 0.0), WINDOW));
  vec3 up = cross(WINDOW, right);
  float ahead = dot(d, WINDOW);
  vec2 at = vec2(dot(d, right), dot(d, up)) / max(ahead, 0.05);
  vec2 pane = smoothstep(vec2(0.62 + soft), vec2(0.62 - soft), abs(at)) * step(0.0, ahead);
  seen += WINDOW_LIGHT * 1.5 * pane.x * pane.y / (1.0 + soft * 4.0);
  vec2 strip = d.xz / max(d.y, 0.05) - vec2(0.9, -0.5);
  vec2 tube = smoothstep(vec2(0.16 + soft, 1.6 + soft), vec2(0.16 - soft, 1.6 - soft), abs(strip)) * step(0.0, d.y);
  seen += vec3(1.7, 1.75, 1.8) * tube.x * tube.y / (1.0 + soft * 10.0);
  vec2 side = vec2(d.z, d.y - 0.25) / max(-d.x, 0.05);
  vec2 flag = smoothstep(vec2(0.35 + soft, 0.5 + soft), vec2(0.35 - soft, 0.5 - soft), abs(side)) * step(d.x, 0.0);
  seen += vec3(0.8, 0.82, 0.85) * flag.x * flag.y / (1.0 + soft * 6.0);
  return seen;
}

/** Light from everywhere on a surface that faces \`n\` and sees this share of the ceiling. */
vec3 ambient(vec3 n, float open) {
  vec3 above = SKY * (0.1 + 0.34 * open);
  vec3 below = GROUND * (0.22 + 0.2 * open);
  vec3 round = WALL * (0.2 + 0.32 * open);
  float up = n.y;
  vec3 light = mix(round, up > 0.0 ? above * 1.3 : below, up * up);
  return light + vec3(0.1, 0.098, 0.09) * max(0.0, dot(n, normalize(vec3(WINDOW.x, 0.2, WINDOW.z)))) * (0.4 + 0.6 * open);
}

/** Light and reflection of a surface together: \`f0\` is what it mirrors looked at straight on. */
vec3 lit(vec3 albedo, vec3 f0, float rough, vec3 n, vec3 face, float sheen) {
  vec3 v = normalize(eye - vPlace);
  float open = seesCeiling(vPlace, face);
  float direct = max(0.0, dot(n, WINDOW));
  if (direct > 0.0) direct *= seesWindow(vPlace, face);
  float nv = clamp(dot(n, v), 0.02, 1.0);
  vec3 fresnel = f0 + (max(vec3(1.0 - rough), f0) - f0) * pow(1.0 - nv, 5.0);
  vec3 mirrored = room(reflect(-v, n), rough) * (rough < 0.05 ? 1.0 : 0.35 + 0.65 * open) * fresnel * sheen;
  vec3 h = normalize(v + WINDOW);
  float a2 = pow(max(rough, 0.12), 4.0);
  float nh = max(0.0, dot(n, h));
  float d = a2 / (3.1416 * pow(nh * nh * (a2 - 1.0) + 1.0, 2.0));
  vec3 glint = WINDOW_LIGHT * direct * min(d, 6.0) * 0.2 * fresnel * sheen;
  vec3 around = ambient(n, open) * (1.0 + ${STUDIO.bounce.toFixed(2)} * albedo * albedo);
  return albedo * (WINDOW_LIGHT * 0.47 * direct + around) + mirrored + glint;
}

/** Linear light to what a screen shows: true in the middle, soft in the highlights. */
vec4 shown(vec3 light) {
  vec3 soft = mix(light, 1.0 - exp(-(light - 0.62) / 0.38) * 0.38, step(0.62, light));
  return vec4(pow(max(soft, 0.0), vec3(1.0 / 2.2)), 1.0);
}

float noise(vec3 p) {
  vec3 i = floor(p);
  vec3 f = p - i;
  f = f * f * (3.0 - 2.0 * f);
  vec4 n = vec4(0.0, 57.0, 113.0, 170.0) + dot(i, vec3(1.0, 57.0, 113.0));
  vec4 low = fract(sin(n) * 43758.5453);
  vec4 high = fract(sin(n + 1.0) * 43758.5453);
  vec4 x = mix(low, high, f.x);
  vec2 y = mix(x.xz, x.yw, f.y);
  return mix(y.x, y.y, f.z);
}
`;

/** What the vertices hand over. */
export const VARYINGS = `
precision highp float;
varying vec3 vPlace;
varying vec3 vNormal;
varying vec2 vUv;
varying float vEnd;
`;
