import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What subscribers do comes some seconds after the deed. */
const FOLLOWS_WITHIN_MS = 6000;

/** A proxy that hears what passes, in words of its own. */
export abstract class Trap {
  private heard: string[] | undefined;
  private readonly sockets = new Set<Socket>();

  protected constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** Hears everything from now on, until the returned function is called; that one answers what was heard. */
  listen(): () => string[] {
    const heard: string[] = [];
    this.heard = heard;
    return () => {
      this.heard = undefined;
      return heard;
    };
  }

  abstract disarm(): void;

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  protected hear(words: string): void {
    this.heard?.push(words);
  }

  /** Closed with the trap. */
  protected keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.sockets.delete(socket));
  }

  /** What ends a trap that is armed, and tells whether it sprang; it waits some seconds for that. */
  protected ending(sprung: Promise<boolean>): () => Promise<boolean> {
    return async () => {
      const isSprung = await Promise.race([sprung, pause(FOLLOWS_WITHIN_MS, false, { ref: false })]);
      this.disarm();
      return isSprung;
    };
  }
}

/** Lets a server listen on a free port of this machine; its port. */
export async function listening(server: Server = createServer()): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The trap got no port");
  return { server, port: address.port };
}
