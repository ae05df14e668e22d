import { Module } from "@medusajs/framework/utils";
import PapersService from "./service";

export const PAPERS = "furniturePapers";

export default Module(PAPERS, { service: PapersService });
