import { Module } from "@medusajs/framework/utils";
import ScheduleKeeper from "./schedule-keeper";

export default Module("shopSchedule", { service: ScheduleKeeper });
