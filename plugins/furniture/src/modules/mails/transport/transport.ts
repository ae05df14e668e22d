import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Transport } from "./mail";
import type { WayOut } from "./options";
import { placed, smtpTransport } from "./smtp";

/** Without a way out every attempt fails, and the mails wait in the outbox until there is one. */
export function transportFor(way: WayOut | undefined): Transport {
  if (!way) {
    return { send: () => Promise.reject(new Error("No way out for mails is set")), close: () => {} };
  }
  return "smtpUrl" in way ? smtpTransport(way.smtpUrl) : folderTransport(way.folder);
}

/**
 * Writes each mail as `<id>.eml`, as a mail program would open it. A mail that is sent again replaces itself; a reader
 * never meets half a file.
 */
function folderTransport(folder: string): Transport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, ...mail }) {
      const { message } = await composer.sendMail({ ...mail, attachments: mail.attachments.map(placed) });
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${id}.${process.pid}.part`);
      await writeFile(unfinished, message);
      await rename(unfinished, join(folder, `${id}.eml`));
    },
    close: () => composer.close(),
  };
}
