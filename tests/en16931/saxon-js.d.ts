declare module "saxon-js" {
  interface Transformed {
    principalResult: string;
  }
  const SaxonJS: { transform(options: Record<string, unknown>): Transformed };
  export default SaxonJS;
}
