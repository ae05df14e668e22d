import type { Studio } from "../../cms/worlds/anyContent.ts";

/** Without its types: those of its React and of the storefront's do not go together. */
const STUDIO = new URL("../../cms/worlds/studio.ts", import.meta.url).pathname;

export async function openStudio(): Promise<Studio> {
  const { openStudio } = await import(STUDIO);
  return openStudio();
}
