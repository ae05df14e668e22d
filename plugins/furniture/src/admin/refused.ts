/** A refusal of the server, with the field each fault belongs to; the path "" is the whole request. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly issues: readonly { path: string; message: string }[],
  ) {
    super(message);
  }

  /** Reads it from an answer that is not well. */
  static async of(response: Response): Promise<Refused> {
    const body = await response.json().catch(() => undefined);
    return new Refused(body?.message ?? `HTTP ${response.status}`, body?.issues ?? []);
  }

  /** What is wrong with a field. The server names the field before some faults, which stand at the field here. */
  at(path: string): string | undefined {
    return this.issues.find((found) => found.path === path)?.message.replace(`${path}: `, "");
  }
}
