import { Module } from "@medusajs/framework/utils";
import MailsService from "./service";

export const MAILS = "furnitureMails";

export default Module(MAILS, { service: MailsService });
