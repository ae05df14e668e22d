import { defineRouteConfig } from "@medusajs/admin-sdk";
import { SquaresPlus } from "@medusajs/icons";
import { withMarket } from "../../market/withMarket";
import { Planks } from "../../planks/Planks";

export const config = defineRouteConfig({ label: "Planken", icon: SquaresPlus });

export default withMarket(Planks);
