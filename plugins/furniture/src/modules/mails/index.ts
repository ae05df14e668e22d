import { Module } from "@medusajs/framework/utils";
import MailsService from "./service";

export const MAILS = "furnitureMails";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [MAILS]: MailsService;
  }
}

export default Module(MAILS, { service: MailsService });
