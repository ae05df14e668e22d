import { Module } from "@medusajs/framework/utils";
import InquiriesService from "./service";

export const INQUIRIES = "furnitureInquiries";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [INQUIRIES]: InquiriesService;
  }
}

export default Module(INQUIRIES, { service: InquiriesService });
