/** A browser without scripts: cookies, forms, and no redirect followed. */
export class SilentBrowser {
  readonly #cookies = new Map<string, string>();

  /** `storefront`: the origin it visits, without a slash at its end. `headers` go with each request. */
  constructor(
    private readonly storefront: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Opens a page, or sends a form to it. */
  async send(path: string, form?: Record<string, string>, headers = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(this.storefront + path, {
      method: form ? "POST" : "GET",
      headers: { origin: this.storefront, cookie, "user-agent": "Mozilla/5.0", ...this.headers, ...headers },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: "manual",
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}
