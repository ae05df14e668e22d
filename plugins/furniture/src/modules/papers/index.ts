import { Module } from "@medusajs/framework/utils";
import PapersService from "./service";

export const PAPERS = "furniturePapers";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [PAPERS]: PapersService;
  }
}

export default Module(PAPERS, { service: PapersService });
