import type { Finish, Piece } from "./pieces.ts";

/** A picture as glTF and USDZ both read it. */
export type Jpeg = Uint8Array;

/** Numbers of the glTF 2.0 specification. */
const GLTF = {
  magic: 0x46546c67,
  json: 0x4e4f534a,
  binary: 0x004e4942,
  float: 5126,
  uint32: 5125,
  vertices: 34962,
  indices: 34963,
  mirrored: 33648,
  linear: 9729,
  linearMipmapLinear: 9987,
} as const;

/** A model as binary glTF 2.0, metres, y up: what Scene Viewer, browsers and most 3D programs open. */
export function glbOf(name: string, pieces: readonly Piece[], jpegs: ReadonlyMap<string, Jpeg>): Uint8Array {
  const bytes = new Bytes();
  const pictures = [...jpegs.keys()];
  const images = pictures.map((picture) => ({
    mimeType: "image/jpeg",
    bufferView: bytes.add(jpegs.get(picture) ?? new Uint8Array()),
  }));
  const accessors: object[] = [];
  const accessor = (values: Float32Array | Uint32Array, type: "SCALAR" | "VEC2" | "VEC3", bounds = {}) => {
    const width = { SCALAR: 1, VEC2: 2, VEC3: 3 }[type];
    const target = type === "SCALAR" ? GLTF.indices : GLTF.vertices;
    const componentType = values instanceof Uint32Array ? GLTF.uint32 : GLTF.float;
    const bufferView = bytes.add(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), target);
    return accessors.push({ bufferView, componentType, count: values.length / width, type, ...bounds }) - 1;
  };
  const meshes = pieces.map((piece, material) => ({
    name: piece.name,
    primitives: [
      {
        attributes: {
          POSITION: accessor(piece.positions, "VEC3", boundsOf(piece.positions)),
          NORMAL: accessor(piece.normals, "VEC3"),
          TEXCOORD_0: accessor(piece.uvs, "VEC2"),
        },
        indices: accessor(piece.indices, "SCALAR"),
        material,
      },
    ],
  }));
  const json = {
    asset: { version: "2.0", generator: "planke46" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      { name, children: pieces.map((_, index) => index + 1) },
      ...pieces.map((piece, mesh) => ({ name: piece.name, mesh })),
    ],
    meshes,
    materials: pieces.map((piece) => materialOf(piece.name, piece.finish, pictures)),
    ...(images.length > 0 && {
      images,
      textures: images.map((_, source) => ({ source, sampler: 0 })),
      samplers: [
        {
          magFilter: GLTF.linear,
          minFilter: GLTF.linearMipmapLinear,
          wrapS: GLTF.mirrored,
          wrapT: GLTF.mirrored,
        },
      ],
    }),
    accessors,
    bufferViews: bytes.views,
    buffers: [{ byteLength: bytes.length }],
  };
  return chunked(new TextEncoder().encode(JSON.stringify(json)), bytes.all());
}

function materialOf(name: string, { picture, color, metal, rough }: Finish, pictures: readonly string[]) {
  const index = picture === undefined ? -1 : pictures.indexOf(picture);
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...color, 1],
      metallicFactor: metal,
      roughnessFactor: rough,
      ...(index >= 0 && { baseColorTexture: { index } }),
    },
  };
}

function boundsOf(positions: Float32Array): { min: number[]; max: number[] } {
  const [min, max] = [
    [0, 0, 0].map(() => Number.POSITIVE_INFINITY),
    [0, 0, 0].map(() => -Number.POSITIVE_INFINITY),
  ];
  positions.forEach((value, at) => {
    min[at % 3] = Math.min(min[at % 3] ?? value, value);
    max[at % 3] = Math.max(max[at % 3] ?? value, value);
  });
  return { min, max };
}

/** The one buffer of a file, each view at a multiple of four bytes. */
class Bytes {
  readonly views: object[] = [];
  private readonly pieces: { at: number; content: Uint8Array }[] = [];
  length = 0;

  add(content: Uint8Array, target?: number): number {
    this.pieces.push({ at: this.length, content });
    const view = {
      buffer: 0,
      byteOffset: this.length,
      byteLength: content.length,
      ...(target && { target }),
    };
    this.length = padded(this.length + content.length);
    return this.views.push(view) - 1;
  }

  all(): Uint8Array {
    const whole = new Uint8Array(this.length);
    for (const { at, content } of this.pieces) whole.set(content, at);
    return whole;
  }
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function chunked(json: Uint8Array, binary: Uint8Array): Uint8Array {
  const [jsonLength, binaryLength] = [padded(json.length), padded(binary.length)];
  const whole = new Uint8Array(12 + 8 + jsonLength + 8 + binaryLength);
  const words = new DataView(whole.buffer);
  [GLTF.magic, 2, whole.length, jsonLength, GLTF.json].forEach((word, at) => {
    words.setUint32(at * 4, word, true);
  });
  whole.fill(0x20, 20, 20 + jsonLength);
  whole.set(json, 20);
  words.setUint32(20 + jsonLength, binaryLength, true);
  words.setUint32(24 + jsonLength, GLTF.binary, true);
  whole.set(binary, 28 + jsonLength);
  return whole;
}
