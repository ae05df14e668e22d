import { MedusaService } from "@medusajs/framework/utils";
import FurnitureConfiguration from "./models/configuration";

/** The stored configurations. Use `createFurnitureConfigurations` and `list…`: the table refuses changes and deletions. */
export default class ConfigurationsService extends MedusaService({ FurnitureConfiguration }) {}
