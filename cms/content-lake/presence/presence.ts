import type { Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import { newId } from "../documents/document.ts";
import { corsHeaders, requireLoopbackHost, STAFF, sameText } from "../http/access.ts";

const HEARTBEAT = "♥";
const HEARTBEAT_MS = 10_000;
const SOCKET_PATH = /^\/v[^/]+\/socket\//;
const LARGEST_MESSAGE_BYTES = 64 * 1024;

const message = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});
type Message = z.infer<typeof message>;

interface Participant {
  authorized: boolean;
  subscription: string | undefined;
  session: string | undefined;
}

/**
 * The Studio's WebSocket: open tabs exchange their locations (JSON-RPC messages `presence_…`). Nothing is stored. A
 * client without the token learns nothing about the others.
 */
export class Presence {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES });
  readonly #participants = new Map<WebSocket, Participant>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #token: string;

  constructor(http: Server, access: { token: string; origins: readonly string[] }) {
    this.#token = access.token;
    http.on("upgrade", (request, socket, head) => {
      try {
        requireLoopbackHost(request);
        corsHeaders(request.headers.origin, access.origins);
        if (!SOCKET_PATH.test(request.url ?? "")) throw new Error("no socket here");
      } catch {
        socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
        return;
      }
      this.#server.handleUpgrade(request, socket, head, (joined) => this.#join(joined));
    });
    this.#heartbeat = setInterval(() => {
      for (const socket of this.#participants.keys()) socket.send(HEARTBEAT);
    }, HEARTBEAT_MS).unref();
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const socket of this.#participants.keys()) socket.terminate();
    this.#server.close();
  }

  #join(socket: WebSocket): void {
    const participant: Participant = { authorized: false, subscription: undefined, session: undefined };
    this.#participants.set(socket, participant);
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      this.#participants.delete(socket);
      if (participant.session)
        this.#tellOthers(socket, { type: "disconnect", m: { session: participant.session } });
    });
    socket.on("message", (data) => {
      const given = message.safeParse(parseJson(String(data)));
      if (!given.success) return;
      const result = this.#resultOf(socket, participant, given.data);
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: given.data.id, result }));
    });
  }

  #resultOf(socket: WebSocket, participant: Participant, { method, params }: Message): unknown {
    if (method === "authorization") {
      participant.authorized = sameText(String(params.authorization ?? ""), `Bearer ${this.#token}`);
      return participant.authorized;
    }
    if (!participant.authorized) return null;
    switch (method) {
      case "presence_subscribe":
        participant.subscription = newId();
        return participant.subscription;
      case "presence_unsubscribe":
        participant.subscription = undefined;
        return true;
      case "presence_rollcall":
        this.#tellOthers(socket, { type: "rollCall", session: params.session });
        return true;
      case "presence_announce":
        participant.session = sessionOf(params.data) ?? participant.session;
        this.#tellOthers(socket, { type: "state", m: params.data });
        return true;
      case "presence_disconnect":
        this.#tellOthers(socket, { type: "disconnect", m: { session: params.session } });
        return true;
      default:
        return null;
    }
  }

  #tellOthers(from: WebSocket, event: Record<string, unknown>): void {
    for (const [socket, { subscription, authorized }] of this.#participants) {
      if (socket === from || !authorized || !subscription) continue;
      const params = { subscription, result: { i: STAFF.identity, ...event } };
      socket.send(JSON.stringify({ jsonrpc: "2.0", method: "presence_subscription", params }));
    }
  }
}

function sessionOf(data: unknown): string | undefined {
  const given = z.object({ sessionId: z.string() }).safeParse(data);
  return given.success ? given.data.sessionId : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
