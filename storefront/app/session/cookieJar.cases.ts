/** The `Cookie` header of a browser that sent this one and has been answered with these headers: by name, the last word counts. */
export function afterAnswer(sent: string, answered: HeadersInit | undefined): string {
  const jar = new Map(sent ? sent.split("; ").map((pair) => [pair.split("=", 1)[0], pair]) : []);
  for (const told of new Headers(answered).getSetCookie()) {
    const [pair = "", ...attributes] = told.split("; ");
    const [name] = pair.split("=", 1);
    if (attributes.some((one) => one.startsWith("Expires=Thu, 01 Jan 1970"))) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join("; ");
}
