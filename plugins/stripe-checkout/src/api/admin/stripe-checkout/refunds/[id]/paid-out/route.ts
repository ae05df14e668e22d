import { settlePayment } from "../../../../../../refunds/retry";
import { deedRoute } from "../../../answer";

/** Staff have paid out otherwise all that is left of the payment; its order is to be cancelled next, by Medusa's own route. */
export const POST = deedRoute(settlePayment);
