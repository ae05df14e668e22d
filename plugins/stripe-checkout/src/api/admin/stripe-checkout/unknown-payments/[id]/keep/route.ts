import { decide } from "../../../../../../settlement/unknown-payment";
import { deedRoute } from "../../../answer";

/** Staff have dealt with a payment that Medusa knows nothing of: its money stays. */
export const POST = deedRoute((container, stripe, id, staff) => decide(container, stripe, id, "kept", staff));
