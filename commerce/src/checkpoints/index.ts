import { Module } from "@medusajs/framework/utils";
import CheckpointsLeftOut from "./checkpoints-left-out";

export default Module("shopCheckpoints", { service: CheckpointsLeftOut });
