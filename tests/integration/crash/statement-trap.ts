import { connect, type Socket } from "node:net";
import { listening, Trap } from "./trap.ts";

/** Frontend messages of Postgres' protocol that carry SQL: a simple query, and the parsing of a prepared one. */
const CARRIES_SQL = new Set(["Q", "P"]);
const LENGTH_BYTES = 4;

/** What becomes of a statement. */
type Fate = "hangs" | "loses its connection" | "fails";

/**
 * A proxy to the database that watches the statements. Armed with a pattern, it calls back at the first matching
 * statement and lets nothing more through: the statement is not executed, and its sender gets no answer, or loses its connection.
 */
export class StatementTrap extends Trap {
  private armed: { pattern: RegExp; sprung: () => void; fate: Fate } | undefined;

  /** Opens the way to a database; listens on a free port of this machine. */
  static async open(database: { host: string; port: number }): Promise<StatementTrap> {
    const { server, port } = await listening();
    const trap = new StatementTrap(server, port);
    server.on("connection", (client) => trap.join(client, connect(database.port, database.host)));
    return trap;
  }

  /** Resolves when a statement that matches was caught. */
  arm(pattern: RegExp): Promise<void> {
    return new Promise((resolve) => {
      this.armed = { pattern, sprung: resolve, fate: "hangs" };
    });
  }

  /**
   * The first statement that matches is not executed: its connection is lost, or the database refuses it, as where a disk is full; nothing
   * before it in its transaction is kept. The function that comes back ends that, and tells whether one came; it waits some seconds for it.
   */
  spoil(pattern: RegExp, fate: "loses its connection" | "fails"): () => Promise<boolean> {
    const came = new Promise<boolean>((resolve) => {
      this.armed = { pattern, sprung: () => resolve(true), fate };
    });
    return this.ending(came);
  }

  disarm(): void {
    this.armed = undefined;
  }

  private join(client: Socket, database: Socket): void {
    const reader = new MessageReader();
    for (const socket of [client, database]) this.keep(socket);
    client.on("close", () => database.destroy());
    database.on("close", () => client.destroy());
    database.pipe(client);
    client.on("data", (bytes) => {
      const fates = reader.read(bytes).map((sql) => this.fateOf(sql));
      if (fates.includes("loses its connection")) client.destroy();
      else if (fates.includes("hangs")) client.pause();
      else database.write(fates.includes("fails") ? unreadable(bytes) : bytes);
    });
  }

  private fateOf(sql: string): Fate | undefined {
    this.hear(sql);
    if (!this.armed?.pattern.test(sql)) return undefined;
    const { sprung, fate } = this.armed;
    this.armed = undefined;
    sprung();
    return fate;
  }
}

/** Statements of the same length that no database can read. */
function unreadable(bytes: Buffer): Buffer {
  const text = bytes
    .toString("latin1")
    .replaceAll(/\b(insert|update|delete) /g, (verb) => "?".repeat(verb.length));
  return Buffer.from(text, "latin1");
}

/** Cuts a client's bytes into messages and answers the SQL in them. */
class MessageReader {
  private rest: Buffer = Buffer.alloc(0);
  private started = false;

  read(bytes: Buffer): string[] {
    this.rest = Buffer.concat([this.rest, bytes]);
    const statements: string[] = [];
    for (;;) {
      // The first message of a connection has a length, but no type.
      const head = this.started ? 1 : 0;
      if (this.rest.length < head + LENGTH_BYTES) return statements;
      const end = head + this.rest.readUInt32BE(head);
      if (this.rest.length < end) return statements;
      const type = this.started ? String.fromCharCode(this.rest[0] ?? 0) : "";
      if (CARRIES_SQL.has(type)) statements.push(this.rest.toString("utf8", head + LENGTH_BYTES, end));
      this.rest = this.rest.subarray(end);
      this.started = true;
    }
  }
}
