// The package has no types of its own; these are of what its reports say and the tests ask.
declare module "gltf-validator" {
  interface Report {
    issues: {
      /** Severity: 0 error, 1 warning, 2 information, 3 hint. */
      messages: { code: string; message: string; severity: number; pointer?: string }[];
    };
    info: { totalTriangleCount: number; hasTextures: boolean };
  }
  export function validateBytes(
    data: Uint8Array,
    options?: { format?: "glb"; maxIssues?: number },
  ): Promise<Report>;
}
