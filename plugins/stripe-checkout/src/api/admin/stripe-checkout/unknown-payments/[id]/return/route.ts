import { decide } from "../../../../../../settlement/unknown-payment";
import { deedRoute } from "../../../answer";

/** Gives back a payment that Medusa knows nothing of. */
export const POST = deedRoute((container, stripe, id, staff) =>
  decide(container, stripe, id, "returned", staff),
);
