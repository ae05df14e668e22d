import type { MailTemplate } from "../../../modules/mails/mail";
import type { Template } from "../facts/mail-facts";
import { design } from "./design";
import { messageReceived, withdrawalReceived } from "./inquiries";
import { bankTransferDetails, orderConfirmation, reservationConfirmation } from "./new-order";
import {
  differenceLink,
  orderCancelled,
  orderChanged,
  paymentLink,
  paymentReceived,
  refund,
  refundFailed,
} from "./order-changes";
import { orderLost } from "./order-lost";
import { paymentFailed } from "./payment-failed";
import { workshopMessage, workshopOrder, workshopOrderChanged, workshopWithdrawal } from "./workshop";

export const TEMPLATES: Record<MailTemplate, Template> = {
  order_confirmation: orderConfirmation,
  reservation_confirmation: reservationConfirmation,
  bank_transfer_details: bankTransferDetails,
  payment_received: paymentReceived,
  payment_failed: paymentFailed,
  payment_link: paymentLink,
  order_changed: orderChanged,
  difference_link: differenceLink,
  order_cancelled: orderCancelled,
  refund,
  refund_failed: refundFailed,
  order_lost: orderLost,
  message_received: messageReceived,
  withdrawal_received: withdrawalReceived,
  design,
  workshop_order: workshopOrder,
  workshop_order_changed: workshopOrderChanged,
  workshop_message: workshopMessage,
  workshop_withdrawal: workshopWithdrawal,
};
