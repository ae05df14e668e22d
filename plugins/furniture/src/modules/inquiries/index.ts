import { Module } from "@medusajs/framework/utils";
import InquiriesService from "./service";

export const INQUIRIES = "furnitureInquiries";

export default Module(INQUIRIES, { service: InquiriesService });
