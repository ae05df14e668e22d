import { Module } from "@medusajs/framework/utils";
import Hurry from "./hurry";

export default Module("shopHurry", { service: Hurry });
