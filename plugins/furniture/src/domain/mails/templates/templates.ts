import type { MailTemplate } from "../../../modules/mails/mail";
import type { Template } from "../facts/mail-facts";
import { design } from "./design";
import { messageReceived, withdrawalReceived } from "./inquiries";
import {
  bankTransferDetails,
  orderConfirmation,
  reservationConfirmation,
  transferReminder,
} from "./new-order";
import {
  delivered,
  pickupReminder,
  promiseChanged,
  readyForDelivery,
  readyForPickup,
  shipped,
  workBegun,
} from "./on-its-way";
import {
  addressChanged,
  differenceLink,
  offerEnding,
  orderCancelled,
  orderChanged,
  orderPage,
  paymentLink,
  paymentReceived,
  refund,
  refundFailed,
} from "./order-changes";
import { papers } from "./papers";
import { orderLost, paymentFailed } from "./payment-failed";
import {
  staffInvitation,
  staffPasswordReset,
  workshopAddressChanged,
  workshopMessage,
  workshopOrder,
  workshopOrderChanged,
  workshopOriginSurvey,
  workshopRefundFailed,
  workshopWithdrawal,
} from "./workshop";

export const TEMPLATES: Record<MailTemplate, Template> = {
  order_confirmation: orderConfirmation,
  reservation_confirmation: reservationConfirmation,
  bank_transfer_details: bankTransferDetails,
  payment_received: paymentReceived,
  payment_failed: paymentFailed,
  payment_link: paymentLink,
  offer_ending: offerEnding,
  order_changed: orderChanged,
  difference_link: differenceLink,
  order_cancelled: orderCancelled,
  order_page: orderPage,
  address_changed: addressChanged,
  work_begun: workBegun,
  ready_for_delivery: readyForDelivery,
  shipped,
  ready_for_pickup: readyForPickup,
  pickup_reminder: pickupReminder,
  delivered,
  promise_changed: promiseChanged,
  transfer_reminder: transferReminder,
  papers,
  refund,
  refund_failed: refundFailed,
  order_lost: orderLost,
  message_received: messageReceived,
  withdrawal_received: withdrawalReceived,
  design,
  workshop_order: workshopOrder,
  workshop_order_changed: workshopOrderChanged,
  workshop_address_changed: workshopAddressChanged,
  workshop_message: workshopMessage,
  workshop_withdrawal: workshopWithdrawal,
  workshop_origin_survey: workshopOriginSurvey,
  workshop_refund_failed: workshopRefundFailed,
  staff_invitation: staffInvitation,
  staff_password_reset: staffPasswordReset,
};
