import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaService, Module } from "@medusajs/framework/utils";
import type { DatabaseDependency } from "../../core/database";
import { readOptions } from "../../core/options/read-options";
import FurnitureMail from "./models/mail";
import { Outbox } from "./outbox";
import { mailOptions, type Transport, transportFor } from "./transport";

export const MAILS = "furnitureMails";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [MAILS]: MailsService;
  }
}

interface Dependencies extends DatabaseDependency {
  [ContainerRegistrationKeys.LOGGER]: Logger;
}

/** The mails of the shop: what has been asked for, and the way out of the house. */
export class MailsService extends MedusaService({ FurnitureMail }) {
  readonly outbox: Outbox;
  readonly transport: Transport;
  /** The sender's address as an operator set it; null: the shop's own. */
  readonly from: string | null;
  /** The admin's address, without a slash at the end. */
  readonly adminUrl: string;

  constructor(dependencies: Dependencies, options?: unknown) {
    super(dependencies);
    const { mails, mailFrom, adminUrl } = readOptions(mailOptions, options);
    this.outbox = new Outbox(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
    this.transport = transportFor(mails);
    this.from = mailFrom ?? null;
    this.adminUrl = adminUrl.replace(/\/+$/, "");
  }

  __hooks = {
    onApplicationShutdown: async (): Promise<void> => this.transport.close(),
  };
}

export default Module(MAILS, { service: MailsService });
