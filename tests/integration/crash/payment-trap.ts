import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { listening, Trap } from "./trap";

/** What becomes of a call: whether it is carried out, and what its sender hears of it. */
export const LOSSES = {
  "before it arrives": { isDone: false, answer: "none" },
  "before it is answered": { isDone: true, answer: "none" },
  "by a failure of Stripe's": { isDone: false, answer: 500 },
  "by a failure of Stripe's after the deed": { isDone: true, answer: 500 },
  "as one too many": { isDone: false, answer: 429 },
} as const;
export type Loss = keyof typeof LOSSES;

/** What Stripe says with each status, https://docs.stripe.com/api/errors. */
const ERRORS = {
  429: {
    type: "invalid_request_error",
    code: "rate_limit",
    message:
      "Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.",
  },
  500: { type: "api_error", message: "An unknown error occurred" },
};
/** Stripe's names for single things, such as `cs_test_a1B2`; `payment_intents` is none. */
const ID = /\/[a-z]+_(?:test_)?(?=\w*[A-Z\d])\w+/g;

/** A call by its name, and the how manieth of that name; counts from 1. */
export interface Call {
  call: string;
  place: number;
}

/**
 * A proxy to the payment provider that hears the calls. Armed for one of them, it loses that one, or all from then on: clients of
 * Stripe's repeat by themselves what they get no answer to.
 */
export class PaymentTrap extends Trap {
  private armed: (Call & { loss: Loss; isOnce: boolean; sprung: () => void }) | undefined;
  /** Opens the way to a provider; listens on a free port of this machine. */
  static async open(provider: string): Promise<PaymentTrap> {
    const http = createServer();
    const { server, port } = await listening(http);
    const trap = new PaymentTrap(server, port);
    server.on("connection", (socket) => trap.keep(socket));
    http.on("request", (asked, answer) => void trap.pass(provider, asked, answer));
    return trap;
  }

  /**
   * This call is lost. The function that comes back ends that, and tells whether one came; it waits some seconds for it.
   */
  lose(call: Call, loss: Loss): () => Promise<boolean> {
    return this.arm(call, loss, true);
  }

  /** This call is lost and all of its name that follow, until the function that comes back is called; it tells whether one came. */
  loseAll(call: Call, loss: Loss): () => Promise<boolean> {
    return this.arm(call, loss, false);
  }

  disarm(): void {
    this.armed = undefined;
  }

  private arm(call: Call, loss: Loss, isOnce: boolean): () => Promise<boolean> {
    const lost = new Promise<boolean>((resolve) => {
      this.armed = { ...call, loss, isOnce, sprung: () => resolve(true) };
    });
    return this.ending(lost);
  }

  private async pass(provider: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bodyOf(asked);
    const loss = this.lossOf(nameOf(asked));
    const { isDone, answer: heard } = loss ? LOSSES[loss] : ({ isDone: true, answer: "all" } as const);
    const done = isDone ? await forward(provider, asked, body) : undefined;
    if (heard === "none") {
      asked.socket.destroy();
    } else if (heard === "all") {
      answer.writeHead(done?.status ?? 502, done?.headers).end(done?.body);
    } else {
      answer
        .writeHead(heard, { "content-type": "application/json" })
        .end(JSON.stringify({ error: ERRORS[heard] }));
    }
  }

  private lossOf(call: string): Loss | undefined {
    this.hear(call);
    if (this.armed?.call !== call) return undefined;
    this.armed.place -= 1;
    if (this.armed.place > 0) return undefined;
    const { loss, isOnce, sprung } = this.armed;
    if (isOnce) this.armed = undefined;
    sprung();
    return loss;
  }
}

/** A call by its method and path, without what differs from one payment to the next. */
function nameOf({ method, url = "" }: IncomingMessage): string {
  const { pathname } = new URL(url, "http://provider");
  return `${method} ${pathname.replaceAll(ID, "/:id")}`;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

interface Done {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

function forward(provider: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Done> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(url ?? "", provider), { method, headers }, (answer) => {
      bodyOf(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
        reject,
      );
    });
    call.on("error", reject);
    call.end(body);
  });
}
