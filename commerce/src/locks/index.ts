import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { PostgresLocks } from "./postgres-locks";

export default ModuleProvider(Modules.LOCKING, { services: [PostgresLocks] });
