/** What an error says. Workflows hand errors on as plain objects. */
export function reasonOf(error: unknown): string {
  const isTold = typeof error === "object" && error !== null && "message" in error;
  return String(isTold ? error.message : error);
}
