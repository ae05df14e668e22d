import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedSpan {
  /** Of the process that made it. */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface Batch {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<ReceivedSpan, "service">[] }[];
  }[];
}

/** Receives traces as a collector does: OTLP over HTTP, as JSON. */
export class Collector {
  readonly spans: ReceivedSpan[] = [];
  /** Everything received, as it came. */
  text = "";
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      this.text += body;
      this.#take(JSON.parse(body));
      response.setHeader("content-type", "application/json").end("{}");
    });
  }

  /** Listens on a port of this machine; 0 for any. */
  static async open(port = 0): Promise<Collector> {
    const collector = new Collector();
    await new Promise<void>((resolve) => collector.#server.listen(port, "127.0.0.1", resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #take({ resourceSpans }: Batch): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === "service.name");
      const service = name?.value.stringValue ?? "";
      for (const { spans } of scopeSpans) this.spans.push(...spans.map((span) => ({ service, ...span })));
    }
  }
}
