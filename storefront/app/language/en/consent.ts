import type { Texts } from "../de/index.ts";

export const consent: Texts["consent"] = {
  heading: "May we count?",
  text: "We would like to see what is read and ordered, without recognising you, and which advertisement has led to an order.",
  more: "What exactly?",
  yes: "Yes, sure",
  no: "No, thanks",
  kept: {
    yes: "Thank you! You can change this at any time below, under “Cookie settings”.",
    no: "All right, we do not count. You can change this at any time below, under “Cookie settings”.",
  },
  settings: "Cookie settings",
  what: "With your consent we count: which pages are opened, whether somebody stays longer than half a minute, which furniture is put into the cart, that a question was sent, and number and value of an order. Name, address, email and IP address are never part of it, and what you do is not combined into a profile. If a link with details of an advertisement (utm) brings you here, a cookie remembers them until you close your browser; if you order, they are kept with the order.",
  now: {
    open: "You have not decided yet; nothing is counted.",
    yes: "At present we may count.",
    no: "At present we do not count.",
  },
};

export const toasts: Texts["toasts"] = {
  label: "Notices",
  close: "Close notice",
};
