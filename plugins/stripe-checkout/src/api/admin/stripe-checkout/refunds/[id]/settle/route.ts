import { settleRefund } from "../../../../../../refunds/retry";
import { deedRoute } from "../../../answer";

/** Staff have paid out a failed refund otherwise. */
export const POST = deedRoute(settleRefund);
