import type { Transport } from "./mail";
import { folderTransport } from "./mail-folder";
import type { WayOut } from "./options";
import { smtpTransport } from "./smtp";

/** Without a way out every attempt fails, and the mails wait in the outbox until there is one. */
export function transportFor(way: WayOut | undefined): Transport {
  if (!way) {
    return { send: () => Promise.reject(new Error("No way out for mails is set")), close: () => {} };
  }
  return "smtpUrl" in way ? smtpTransport(way.smtpUrl) : folderTransport(way.folder);
}
