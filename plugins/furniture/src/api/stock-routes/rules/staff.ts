import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../../core/refusal/refusal";
import type { Asked } from "./asked";

/** One login of staff stays: a new one needs an invitation, which only a login can send. A secret key may delete any of them. */
export async function assertStaffLeft({ container, params }: Asked): Promise<void> {
  const [last, ...more] = await container.resolve(Modules.USER).listUsers({}, { select: ["id"], take: 2 });
  if (more.length > 0 || last?.id !== params.id) return;
  const message =
    "Das ist der letzte Zugang zum Admin: Danach könnte niemand mehr hinein. Lade zuerst jemanden ein, und lösche diesen Zugang, wenn die Einladung angenommen ist.";
  throw Refusal.single("", message, "last_staff");
}
