import { createServer, type RequestListener, type Server } from "node:http";

/** How long a client may take. Milliseconds. */
export interface Patience {
  /** For the headers of a request. */
  headers: number;
  /** For a whole request; the longest form is 64 KB. */
  request: number;
  /** Without a byte either way. Longer than any page takes. */
  silence: number;
  /** Between two requests on one connection; longer than a proxy before us keeps it, so that it never meets a closed one. */
  idle: number;
  /** How often connections are looked at. */
  check: number;
}

export const PATIENCE: Patience = {
  headers: 10_000,
  request: 30_000,
  silence: 120_000,
  idle: 75_000,
  check: 2000,
};

/** An HTTP server with time limits: a client that sends too slowly gets 408, and its connection is closed. */
export function boundedServer(listener: RequestListener, patience: Patience = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.check,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
  server.setTimeout(patience.silence);
  return server;
}
