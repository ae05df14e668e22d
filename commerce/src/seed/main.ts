import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ExecArgs } from "@medusajs/framework/types";
import { seedChannel } from "./channel";
import { readSeedEnvironment } from "./environment";
import { seedPlanks } from "./planks";
import { seedProducts } from "./products";
import { seedRegions } from "./regions";
import { seedShipping } from "./shipping";
import { seedStaff } from "./staff";
import { seedVouchers } from "./vouchers";

/**
 * Fills an empty Medusa with what the shop needs to sell. Runs again at every start: what is there stays as it is,
 * so that staff may rename, reprice or switch off anything. Writes SEED_OUTPUT for the other processes.
 */
export default async function seed({ container }: ExecArgs): Promise<void> {
  const environment = readSeedEnvironment(process.env);
  await seedStaff(container, environment.STAFF_EMAIL, environment.STAFF_PASSWORD);
  const { salesChannelId, publishableKey } = await seedChannel(container);
  await seedRegions(container);
  const { shippingProfileId } = await seedShipping(container, salesChannelId);
  await seedProducts(container, salesChannelId, shippingProfileId);
  await seedVouchers(container, {
    friends: environment.FRIENDS_VOUCHER_CODE,
    bankTransfer: environment.BANK_TRANSFER_VOUCHER_CODE,
  });
  await seedPlanks(container, environment.SAMPLE_PLANKS, environment.MEDUSA_URL);
  await mkdir(dirname(environment.SEED_OUTPUT), { recursive: true });
  await writeFile(environment.SEED_OUTPUT, `${JSON.stringify({ publishableKey }, null, 2)}\n`, {
    mode: 0o600,
  });
}
