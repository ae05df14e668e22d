import { Module } from "@medusajs/framework/utils";
import CartTermsService from "./service";

export const CART_TERMS = "furnitureCartTerms";

export default Module(CART_TERMS, { service: CartTermsService });
