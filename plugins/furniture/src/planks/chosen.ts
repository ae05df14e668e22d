import type { MedusaContainer } from "@medusajs/framework/types";
import type { FurnitureLine } from "../cart/lines";
import { CONFIGURATIONS } from "../modules/configurations";
import type ConfigurationsService from "../modules/configurations/service";

/** A plank that a line of a cart is to be built from. Index and position count from 0. */
export interface ChosenPlank {
  plank: string;
  line_id: string;
  line_index: number;
  position: number;
}

/** The planks shoppers picked for the lines of a cart, from the frozen configurations. */
export async function chosenPlanks(
  container: MedusaContainer,
  lines: readonly Pick<FurnitureLine, "id" | "configuration_id">[],
): Promise<ChosenPlank[]> {
  if (lines.length === 0) return [];
  const rows = await container
    .resolve<ConfigurationsService>(CONFIGURATIONS)
    .listFurnitureConfigurations(
      { id: lines.map(({ configuration_id }) => configuration_id) },
      { select: ["id", "configuration"], take: lines.length },
    );
  const byId = new Map(rows.map(({ id, configuration }) => [id, pickedPlanks(configuration)]));
  return lines.flatMap(({ id, configuration_id }, line_index) =>
    (byId.get(configuration_id) ?? []).map((picked) => ({ ...picked, line_id: id, line_index })),
  );
}

/** The positions of a configuration with a picked plank; none where the workshop picks. */
export function pickedPlanks(configuration: object): Pick<ChosenPlank, "plank" | "position">[] {
  const planks = "planks" in configuration && Array.isArray(configuration.planks) ? configuration.planks : [];
  return planks.flatMap((plank: unknown, position) =>
    typeof plank === "string" ? [{ plank, position }] : [],
  );
}
