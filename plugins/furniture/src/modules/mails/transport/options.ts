import { z } from "@medusajs/framework/zod";

/** How mails are sent: through a mail server, or in a trial as files in a folder. */
const wayOut = z.union([
  z.object({ smtpUrl: z.url({ protocol: /^smtps?$/ }) }),
  z.object({ folder: z.string().min(1) }),
]);
export type WayOut = z.infer<typeof wayOut>;

/** Options of the plugin, handed over in medusa-config. */
export const mailOptions = z.looseObject({
  mails: wayOut.optional(),
  /** `Name <address>`; unset: the shop's name and address. */
  mailFrom: z.string().min(3).optional(),
  adminUrl: z.url().default("http://localhost:9000/app"),
});
