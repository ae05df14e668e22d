import { Module, Modules } from "@medusajs/framework/utils";
import LateEvents from "./late-events";

export default Module(Modules.EVENT_BUS, { service: LateEvents });
