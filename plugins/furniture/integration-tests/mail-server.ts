import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail server of its own for one test: it keeps what it takes, and behaves as it is told. */
export class MailServer {
  readonly received: Email[] = [];
  private server: SMTPServer | undefined;
  port = 0;

  /** Listens, on the port it had before if there was one. */
  async start(behaviour: Partial<SMTPServerOptions> = {}): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      closeTimeout: 100,
      onData: (stream, _session, taken) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            this.received.push(mail);
            taken();
          }, taken);
        });
      },
      ...behaviour,
    });
    // A client that goes away in the middle is no fault of the server.
    server.on("error", () => {});
    await new Promise<void>((done) => server.listen(this.port, "127.0.0.1", done));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((done) => server.close(() => done()));
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }
}

/** A running mail server that ends with the test. */
export async function mailServer(behaviour?: Partial<SMTPServerOptions>): Promise<MailServer> {
  const server = new MailServer();
  await server.start(behaviour);
  onTestFinished(() => server.stop());
  return server;
}
