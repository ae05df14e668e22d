import { VertexBuffer } from "@babylonjs/core/Buffers/buffer.js";
import { Constants } from "@babylonjs/core/Engines/constants.js";
import { ShaderMaterial } from "@babylonjs/core/Materials/shaderMaterial.js";
import { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import type { Scene } from "@babylonjs/core/scene.js";
import type { Bounds } from "../camera/orbit.ts";

/** Bands of light on the floor, cm: the piece's outline, and a ring where the look meets it. Each has a dark edge. */
const BAND = { outline: 1.6, ring: 1.2, edge: 0.5 } as const;
const RING = { radius: 7, corners: 40 } as const;

/** How far it lies before the surface, so that it is not hidden in it, cm. */
const ABOVE = 0.4;

const VERTEX = `
precision highp float;
attribute vec3 position;
attribute vec2 uv;
uniform mat4 viewProjection;
varying float vTone;
void main() {
  vTone = uv.x;
  gl_Position = viewProjection * vec4(position, 1.0);
}`;

const FRAGMENT = `
precision highp float;
varying float vTone;
void main() { gl_FragColor = vec4(vec3(vTone), 1.0); }`;

type Point = readonly [number, number];

/** Shows where the piece would come, and how much of the floor or wall it takes: as large as the piece itself. */
export function reticleFor(scene: Scene, bounds: Bounds, hangs: boolean): Mesh {
  const mesh = new Mesh("reticle", scene);
  const { positions, tones, indices } = shapeOf(bounds, hangs);
  mesh.setVerticesData(VertexBuffer.PositionKind, positions, false, 3);
  mesh.setVerticesData(VertexBuffer.UVKind, tones, false, 2);
  mesh.setIndices(indices);
  mesh.alwaysSelectAsActiveMesh = true;
  const material = new ShaderMaterial(
    "reticle",
    scene,
    { vertexSource: VERTEX, fragmentSource: FRAGMENT },
    { attributes: ["position", "uv"], uniforms: ["viewProjection"] },
  );
  material.backFaceCulling = false;
  material.depthFunction = Constants.ALWAYS;
  mesh.material = material;
  return mesh;
}

function shapeOf({ min, max }: Bounds, hangs: boolean) {
  const [low, high] = hangs ? [min.y, max.y] : [min.z, max.z];
  const outline = (inset: number): Point[] => [
    [min.x + inset, low + inset],
    [max.x - inset, low + inset],
    [max.x - inset, high - inset],
    [min.x + inset, high - inset],
  ];
  const ring = (inset: number) =>
    Array.from({ length: RING.corners }, (_, corner): Point => {
      const angle = (corner / RING.corners) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((share) => share * (RING.radius - inset));
      return [(min.x + max.x) / 2 + (x ?? 0), (low + high) / 2 + (y ?? 0)];
    });
  const positions: number[] = [];
  const tones: number[] = [];
  const indices: number[] = [];
  const put = ([x, other]: Point, tone: number) => {
    positions.push(x, hangs ? other : min.y + ABOVE, hangs ? min.z + ABOVE : other);
    tones.push(tone, 0);
  };
  const band = (line: (inset: number) => Point[], from: number, to: number, tone: number) => {
    const first = positions.length / 3;
    const outer = line(from);
    for (const point of [...outer, ...line(to)]) put(point, tone);
    for (let at = 0; at < outer.length; at++) {
      const next = (at + 1) % outer.length;
      const [a, b, c, d] = [at, next, outer.length + next, outer.length + at].map((corner) => first + corner);
      indices.push(a ?? 0, b ?? 0, c ?? 0, a ?? 0, c ?? 0, d ?? 0);
    }
  };
  for (const [line, width] of [[outline, BAND.outline] as const, [ring, BAND.ring] as const]) {
    band(line, 0, width, 1);
    band(line, width, width + BAND.edge, 0.1);
  }
  return { positions, tones, indices };
}
