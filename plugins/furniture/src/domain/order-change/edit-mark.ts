/** Marks an order edit as that of a change, so that one a crash interrupted is told from what staff do in Medusa. */
export function editMark(versionId: string): string {
  return `furniture-change:${versionId}`;
}
