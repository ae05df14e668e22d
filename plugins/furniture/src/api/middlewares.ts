import { defineMiddlewares } from "@medusajs/framework/http";
import { refusalHandler } from "../refusal/error-handler";

export default defineMiddlewares({ errorHandler: refusalHandler, routes: [] });
