import { Module } from "@medusajs/framework/utils";
import CartTermsService from "./service";

export const CART_TERMS = "furnitureCartTerms";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [CART_TERMS]: CartTermsService;
  }
}

export default Module(CART_TERMS, { service: CartTermsService });
