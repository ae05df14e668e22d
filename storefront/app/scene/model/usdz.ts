import { strToU8, type Zippable, zipSync } from "fflate";
import type { Jpeg } from "./glb.ts";
import type { Piece } from "./pieces.ts";

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
