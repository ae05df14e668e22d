import { createHash } from "node:crypto";
import { type ConfigurationOf, partsOf } from "@planke46/furniture-rules";
import { strToU8, type Zippable, zipSync } from "fflate";
import { LRUCache } from "lru-cache";
import type { PlankPictureOf } from "../../commerce/plankPictures.server.ts";
import { KEPT_BYTES } from "../../memory/keptBytes.server.ts";
import { queryOf } from "../../piece/address/address.ts";
import type { ConfigurableKind } from "../../piece/kinds.ts";
import { glbOf, type Jpeg } from "./glb.ts";
import { jpegOf, namesFor } from "./pictures.server.ts";
import { type Piece, piecesOf } from "./pieces.ts";

/** What a device opens: glTF on Android and elsewhere, USD on Apple's phones and tablets. */
export const MODEL_TYPES = { glb: "model/gltf-binary", usdz: "model/vnd.usdz+zip" } as const;
export type ModelFormat = keyof typeof MODEL_TYPES;

export interface Model {
  content: Uint8Array<ArrayBuffer>;
  /** Changes whenever the content does. */
  fingerprint: string;
}

/** As long as the pictures of planks. */
const KEPT_MS = 10 * 60_000;
/** Models made at the same time; further requests are refused and may try again. */
const AT_ONCE = 4;

const kept = new LRUCache<string, Model>({
  maxSize: KEPT_BYTES.models,
  sizeCalculation: ({ content }) => content.length,
  ttl: KEPT_MS,
});
const underway = new Map<string, Promise<Model>>();

/**
 * The furniture as a file, true to scale, with the pictures of its planks. Concurrent calls for one model share the
 * work. Null when too many models are being made. Throws when the stock does not answer for a picked plank's picture.
 */
export async function modelOf<K extends ConfigurableKind>(
  format: ModelFormat,
  kind: K,
  configuration: ConfigurationOf<K>,
  plankPictureOf: PlankPictureOf,
): Promise<Model | null> {
  const key = `${format}/${kind}?${queryOf(kind, configuration)}`;
  const known = kept.get(key) ?? underway.get(key);
  if (known) return known;
  if (underway.size >= AT_ONCE) return null;
  const made = make(format, kind, configuration, plankPictureOf);
  underway.set(key, made);
  try {
    const model = await made;
    kept.set(key, model);
    return model;
  } finally {
    underway.delete(key);
  }
}

async function make<K extends ConfigurableKind>(
  format: ModelFormat,
  kind: K,
  configuration: ConfigurationOf<K>,
  plankPictureOf: PlankPictureOf,
): Promise<Model> {
  const pieces = piecesOf(partsOf(kind, configuration), namesFor(kind));
  const names = new Set(pieces.flatMap(({ finish }) => finish.picture ?? []));
  const jpegs = new Map(
    await Promise.all([...names].map(async (name) => [name, await jpegOf(name, plankPictureOf)] as const)),
  );
  const write = format === "glb" ? glbOf : usdzOf;
  const content = new Uint8Array(write(kind, pieces, jpegs));
  const fingerprint = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  return { content, fingerprint };
}

/** Files in a USDZ begin at multiples of this many bytes, so that a phone can read them where they lie. */
const ALIGNMENT = 64;
/** Of a local file header without name and extra field, bytes (ZIP specification 4.3.7). */
const HEADER = 30;
/** An extra field has a number and a length, two bytes each, before its content. */
const EXTRA = 4;
/** A number for padding that no program reads. */
const PADDING_ID = 0x1986;

/** A model for Apple's Quick Look: USD as text with its pictures, metres, y up, not compressed. */
export function usdzOf(name: string, pieces: readonly Piece[], jpegs: ReadonlyMap<string, Jpeg>): Uint8Array {
  const files = new Map<string, Uint8Array>([["model.usda", strToU8(usda(name, pieces, [...jpegs.keys()]))]]);
  [...jpegs.values()].forEach((jpeg, index) => {
    files.set(`textures/${index}.jpg`, jpeg);
  });
  return aligned(files);
}

function aligned(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  let offset = 0;
  for (const [name, content] of files) {
    const bare = offset + HEADER + name.length;
    const rest = (ALIGNMENT - ((bare + EXTRA) % ALIGNMENT)) % ALIGNMENT;
    entries[name] = [content, { level: 0, extra: { [PADDING_ID]: new Uint8Array(rest) } }];
    offset = bare + EXTRA + rest + content.length;
  }
  return zipSync(entries, { level: 0 });
}

function usda(name: string, pieces: readonly Piece[], pictures: readonly string[]): string {
  return `#usda 1.0
(
  defaultPrim = "Furniture"
  metersPerUnit = 1
  upAxis = "Y"
)
def Xform "Furniture" (
  assetInfo = { string name = "${name}" }
  kind = "component"
)
{
${pieces.map(mesh).join("\n")}
  def Scope "Materials"
  {
${pieces.map((piece, index) => material(piece, index, pictures)).join("\n")}
  }
}
`;
}

function mesh({ positions, normals, uvs, indices }: Piece, index: number): string {
  const faces = indices.length / 3;
  return `  def Mesh "Piece${index}" (
    prepend apiSchemas = ["MaterialBindingAPI"]
  )
  {
    int[] faceVertexCounts = [${Array.from({ length: faces }, () => 3).join(",")}]
    int[] faceVertexIndices = [${indices.join(",")}]
    normal3f[] normals = [${tuples(normals, 3)}] (interpolation = "vertex")
    point3f[] points = [${tuples(positions, 3)}]
    texCoord2f[] primvars:st = [${tuples(uvs, 2, (value, at) => (at === 1 ? 1 - value : value))}] (interpolation = "vertex")
    uniform token subdivisionScheme = "none"
    rel material:binding = </Furniture/Materials/Finish${index}>
  }`;
}

/** USD's pictures begin below, glTF's above. */
function tuples(values: Float32Array, width: 2 | 3, change = (value: number, _at: number) => value): string {
  const all: string[] = [];
  for (let at = 0; at < values.length; at += width) {
    const tuple = Array.from({ length: width }, (_, one) => +change(values[at + one] ?? 0, one).toFixed(5));
    all.push(`(${tuple.join(",")})`);
  }
  return all.join(",");
}

function material({ finish }: Piece, index: number, pictures: readonly string[]): string {
  const path = `/Furniture/Materials/Finish${index}`;
  const number = finish.picture === undefined ? -1 : pictures.indexOf(finish.picture);
  const color =
    number >= 0
      ? `color3f inputs:diffuseColor.connect = <${path}/Picture.outputs:rgb>`
      : `color3f inputs:diffuseColor = (${finish.color.map((value) => value.toFixed(4)).join(",")})`;
  const picture =
    number >= 0
      ? `
      def Shader "Places"
      {
        uniform token info:id = "UsdPrimvarReader_float2"
        string inputs:varname = "st"
        float2 outputs:result
      }
      def Shader "Picture"
      {
        uniform token info:id = "UsdUVTexture"
        asset inputs:file = @textures/${number}.jpg@
        token inputs:sourceColorSpace = "sRGB"
        float2 inputs:st.connect = <${path}/Places.outputs:result>
        token inputs:wrapS = "mirror"
        token inputs:wrapT = "mirror"
        float3 outputs:rgb
      }`
      : "";
  return `    def Material "Finish${index}"
    {
      token outputs:surface.connect = <${path}/Surface.outputs:surface>
      def Shader "Surface"
      {
        uniform token info:id = "UsdPreviewSurface"
        ${color}
        float inputs:metallic = ${finish.metal}
        float inputs:roughness = ${finish.rough}
        token outputs:surface
      }${picture}
    }`;
}
