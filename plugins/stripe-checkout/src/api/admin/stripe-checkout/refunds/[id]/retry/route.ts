import { retryRefund } from "../../../../../../refunds/retry";
import { deedRoute } from "../../../answer";

/** Asks for a failed refund once more. Answers `{outcome}`: `asked`, `refused` or `nothing_left`. */
export const POST = deedRoute(retryRefund);
