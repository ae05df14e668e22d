import { EMAIL_WORDS, HOME_WORDS, PHONE_INVALID } from "@planke46/furniture-rules";
import type { refusals as german } from "../de/refusals";

export const refusals: typeof german = {
  too_many_requests: (minutes) =>
    `These were a lot of attempts in a short time. Please try again in ${minutes === 1 ? "one minute" : `${minutes} minutes`}.`,
  planks_held_often: (minutes) =>
    `From your connection the planks you picked have been set aside for payment many times today. Please try again in ${minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`}. Or leave the choice of planks to the workshop and order right away, or write to us and we will set them aside for you.`,
  form: {
    required: () => "Please fill this in",
    too_long: (_field, max) => `Please enter at most ${max} characters`,
    email_invalid: () => EMAIL_WORDS.invalid.en,
    phone_invalid: () => PHONE_INVALID.en,
    not_text: () => "A text is expected here",
    unknown_field: (field) => `${field} is not a known field`,
  },
  planks: {
    plank_gone: ({ title }) => `“${title}” is no longer available. Please choose another plank.`,
    plank_unknown: ({ title }) => `There is no plank “${title}”.`,
    plank_unlisted: ({ title }) => `“${title}” is not meant for this piece. Please choose another plank.`,
    plank_too_short: ({ title, length, needed }) =>
      `“${title}” is too short at ${length} cm: ${needed} cm are needed.`,
    plank_in_cart: ({ title }) =>
      `“${title}” is already part of another piece in your cart. There is only one of each plank.`,
  },
  cart: {
    empty: "There are no products in your cart yet",
    cart_full: (max) =>
      `A cart takes at most ${max} pieces. Write to us if you need more and we will make you an offer.`,
    out_of_bounds: (min, max) => `The number goes from ${min} to ${max}.`,
    planks_once:
      "There is only one of each plank you picked. Put one piece into the cart and choose other planks for the next, or leave the choice to the workshop.",
    line_gone: "The piece you wanted to change is no longer in the cart. You can put it in as a new one.",
    line_altered:
      "A piece in the cart is no longer what you designed. Please remove it and add it once more.",
    off_sale: (kind) =>
      `We are not taking orders for “${kind}” right now. Write to us and we will tell you when we do again.`,
    region_mismatch: `The country and the choice “${HOME_WORDS.en.outside}” do not match. Please check both once more.`,
    ordinary_abroad: "We deliver only furniture abroad. Please take the other goods out of the cart.",
    delivery_missing: (title) => `No shipping has been chosen for “${title}” yet.`,
    priceChanged: (title, from, to) => `${title}: now ${to} instead of ${from}`,
    prices_changed: (list, total) =>
      `Our prices have changed. ${list}. The new total is ${total}. Please check it and order once more.`,
    total_changed: (before, now) =>
      `A promotion no longer applies: the total is now ${now} instead of ${before}. Please check it and order once more.`,
    total_differs:
      "The total of this cart does not add up on our side right now, so it cannot be paid. Nothing has been paid. Please write to us and we will put it right.",
  },
  payment: {
    payment_underway: "This cart is being paid and can no longer be changed. Please try again in a moment.",
    payment_page_open:
      "The open payment page could not be closed, because the payment service is not answering at the moment. Please try again shortly.",
    no_payment_page: "The payment page could not be opened. Please try again in a moment or write to us.",
    payment_not_offered:
      "We do not offer this way of paying at the moment. Please try again later or write to us.",
    reservation_not_offered:
      "We are not taking reservations at the moment. Please try again later or write to us.",
  },
  vouchers: {
    voucher_unknown: (code) => `There is no voucher ${code}.`,
    voucher_one_only: () => "Only one voucher can be redeemed with an order.",
    voucher_not_applicable: (code) => `The voucher ${code} does not apply to this cart.`,
    voucher_gone: (code) => `The voucher ${code} is no longer valid: it has already been redeemed.`,
    voucher_over: (code) => `The voucher ${code} is no longer valid.`,
    voucher_not_yet: (code, day) => `The voucher ${code} is valid from ${day}.`,
    voucher_in_payment: (code, minutes) =>
      `The voucher ${code} is being used in a payment right now. Please try again in ${minutes} min.`,
  },
  link: {
    paid: "This order has already been paid.",
    withdrawn: "This link is no longer valid.",
    payment_underway: "This order is being paid right now. Please check again in a moment.",
    payment_page_open:
      "The payment page could not be opened, because the payment service is not answering at the moment. Please try again shortly.",
  },
  deliveryAddress: {
    picked_up: "This order will be picked up; it has no delivery address.",
    shipped:
      "Part of the order is packed or on its way: the delivery address cannot be changed any more. Please call us right away.",
    ended: "This order is cancelled; its delivery address cannot be changed any more.",
    order_edit_open: "We are working on this order right now. Please try again later, or call us.",
    otherCountry: "The order cannot be redirected to another country. Write to us, and we will help.",
  },
  withdrawal: {
    unknown: "We cannot find this withdrawal any more. Please fill in the form once more.",
    scope_unknown: "scope is “all” or “some”",
    pieces_required: "Please say which pieces you withdraw from",
    pieces_of_all: "You withdraw from the whole order, but name single pieces: please change one of them",
  },
  originSurvey: {
    origin_unknown: "There is no such choice.",
    origin_required: "Please choose or enter something.",
    origin_one_only: "Please either choose or enter something.",
  },
  design: {
    not_a_design: "kind: A sample is no design",
    not_a_query: "query: This is no address of a design",
  },
};
