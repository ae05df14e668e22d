import { Agent, request } from "node:http";
import { Fault } from "../../command/fault.mjs";

export interface Answer {
  status: number;
  /** its header; "" without */
  cacheStatus: string;
  /** time from the request to the first byte (ms) */
  firstByte: number;
  /** of the body, as it came */
  bytes: number;
}

/** How an address answered under load. */
export interface Answers {
  perSecond: number;
  /** of each answer (ms) */
  firstByte: number[];
  /** of one answer over the wire, without its headers */
  kB: number;
}

interface Load {
  /** of this machine */
  url: string;
  headers?: Record<string, string>;
  /** connections, each of which asks again when it has its answer */
  atOnce: number;
  seconds: number;
  isRight: (answer: Answer) => boolean;
}

/**
 * Asks one address for so long, over connections that stay open.
 * @throws {Fault} at the first answer that is not the right one
 */
export async function underLoad({ url, headers = {}, atOnce, seconds, isRight }: Load): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const firstByte: number[] = [];
  let bytes = 0;
  const since = performance.now();
  const shopper = async () => {
    while (performance.now() - since < seconds * 1000) {
      const answer = await ask(url, { headers, agent });
      if (!isRight(answer))
        throw new Fault(`${url} answered ${answer.status}, Cache-Status "${answer.cacheStatus}".`);
      firstByte.push(answer.firstByte);
      bytes += answer.bytes;
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, shopper));
  } finally {
    agent.destroy();
  }
  const took = (performance.now() - since) / 1000;
  return { perSecond: firstByte.length / took, firstByte, kB: bytes / firstByte.length / 1000 };
}

/** Asks once, as a browser that takes packed answers. */
export function ask(
  url: string,
  { headers, agent }: { headers: Record<string, string>; agent: Agent },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const asked = request(url, { agent, headers: { "accept-encoding": "gzip, deflate, br", ...headers } });
    asked.on("error", reject).on("response", (response) => {
      const firstByte = performance.now() - since;
      let bytes = 0;
      response.on("error", reject).on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => {
        const cacheStatus = String(response.headers["cache-status"] ?? "");
        resolve({ status: response.statusCode ?? 0, cacheStatus, firstByte, bytes });
      });
    });
    asked.end();
  });
}
