import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { reasonOf } from "./reason-of";

/**
 * Deals with what a job has found, one after the other: a case that fails stops none of the others. It is left to the next run, and the
 * log says so.
 * @param name what the log calls a case; nothing personal
 */
export async function oneByOne<Case>(
  container: MedusaContainer,
  cases: readonly Case[],
  name: (one: Case) => string,
  deal: (one: Case) => Promise<void>,
): Promise<void> {
  for (const one of cases) {
    try {
      await deal(one);
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.error(
        `${name(one)} is left to the next run`,
        error instanceof Error ? error : new Error(reasonOf(error)),
      );
    }
  }
}
