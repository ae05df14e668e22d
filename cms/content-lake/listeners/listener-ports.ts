import { randomBytes } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { requestFailure } from "../failure.ts";
import type { Viewer } from "../http/access.ts";

/** A browser keeps at most six HTTP/1.1 connections to one port; one of them stays free for preflights. */
const STREAMS_A_DOOR = 5;
/** 100 streams at once: ten Studio tabs. */
const MOST_DOORS = 20;
const TICKET_LIFETIME_MS = 30_000;

interface Door {
  server: Server;
  port: number;
  streams: number;
}

interface Ticket {
  viewer: Viewer;
  door: Door;
  expiry: NodeJS.Timeout;
}

/**
 * Further ports of this machine, opened as they are needed, that browsers are sent to (307) for their listeners, so that
 * long-lived streams never use up the connections for everything else. A browser drops the token on such a redirect;
 * a ticket, good once and for half a minute, stands for it.
 */
export class SideDoors {
  readonly #host: string;
  readonly #handle: RequestListener;
  readonly #doors: Door[] = [];
  readonly #tickets = new Map<string, Ticket>();
  #opening: Promise<Door> | undefined;

  constructor(host: string, handle: RequestListener) {
    this.#host = host;
    this.#handle = handle;
  }

  /** The address, on a door with room, where this viewer's stream is served. */
  async ticketFor(viewer: Viewer, requested: URL): Promise<URL> {
    const door = await this.#doorWithRoom();
    const id = randomBytes(18).toString("base64url");
    const expiry = setTimeout(() => {
      if (this.#tickets.delete(id)) door.streams -= 1;
    }, TICKET_LIFETIME_MS).unref();
    door.streams += 1;
    this.#tickets.set(id, { viewer, door, expiry });
    const address = new URL(requested);
    address.port = String(door.port);
    address.searchParams.set("ticket", id);
    return address;
  }

  isDoor(port: number | undefined): boolean {
    return this.#doors.some((door) => door.port === port);
  }

  /** Takes the ticket: whose it is, and what to call when the stream ends. Throws 401 when it is not valid (any more). */
  redeem(id: string | null): { viewer: Viewer; release: () => void } {
    const ticket = id === null ? undefined : this.#tickets.get(id);
    if (id === null || !ticket)
      throw requestFailure(401, "Unauthorized", "The ticket is unknown, used or too old");
    this.#tickets.delete(id);
    clearTimeout(ticket.expiry);
    return {
      viewer: ticket.viewer,
      release: () => {
        ticket.door.streams -= 1;
      },
    };
  }

  async close(): Promise<void> {
    for (const { expiry } of this.#tickets.values()) clearTimeout(expiry);
    await Promise.all(
      this.#doors.map(({ server }) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  }

  async #doorWithRoom(): Promise<Door> {
    const emptiest = [...this.#doors].sort((one, other) => one.streams - other.streams)[0];
    if (emptiest && (emptiest.streams < STREAMS_A_DOOR || this.#doors.length >= MOST_DOORS)) return emptiest;
    this.#opening ??= this.#openDoor().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #openDoor(): Promise<Door> {
    const server = createServer(this.#handle);
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(0, this.#host, resolve);
    });
    const door = { server, port: (server.address() as AddressInfo).port, streams: 0 };
    this.#doors.push(door);
    return door;
  }
}
