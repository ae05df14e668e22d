import { asValue } from "@medusajs/framework/awilix";
import type { LoaderOptions } from "@medusajs/framework/types";
import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { connectLocks, RedisLocks } from "../redis-locks";

async function connect({ container, logger, options }: LoaderOptions): Promise<void> {
  container.register({ locksRedis: asValue(connectLocks(String(options?.redisUrl), logger)) });
}

export default ModuleProvider(Modules.LOCKING, { services: [RedisLocks], loaders: [connect] });
