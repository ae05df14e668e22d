import { WORKSHOP_TOWN } from "@planke46/furniture-rules/market";
import type { Texts } from "../de/index.ts";

export const shop = {
  skip: "Skip to content",
  navigation: "Main menu",
  home: "Home",
  configurator: "Configurator",
  bees: "Bees",
  about: "About",
  faq: "Help",
  cart: "Cart",
  cartWithCount_one: "Cart, {{count}} piece",
  cartWithCount_other: "Cart, {{count}} pieces",
  language: "Language",
  toGerman: "Deutsch",
  toEnglish: "English",
  imprint: "Imprint",
  dataSecurity: "Privacy",
  terms: "Terms",
  withdrawalPolicy: "Right of withdrawal",
  guarantee: "Legal guarantee",
  accessibility: "Accessibility",
  footerPromise: `Furniture from reclaimed scaffolding planks, made to measure in our ${WORKSHOP_TOWN} workshop.`,
  footerContact: "Contact",
  footerLegal: "Legal",
  footerWorkshop: "Workshop",
  footerShop: "Shop",
  tagline: "Furniture from scaffolding planks",
  description:
    "Tables from reclaimed scaffolding planks, built to your measurements, to the centimetre. See the price and the drawing at once.",
};

export const faults = {
  notFoundTitle: "There is nothing at this address",
  notFound: "The page may have moved. You can carry on from here:",
  errorTitle: "Something slipped out of place",
  error: "We could not load this page. Please try again in a moment.",
  tooManyTitle: "That was very quick",
  tooMany: "A great many requests have just come from your connection. Please try again in a minute.",
  retry: "Try again",
  commerceSilent:
    "Our shop is not answering at the moment. What you entered is still here – please try again shortly.",
  noCookies:
    "Your browser takes no cookies from this site. One of them remembers the cart; without it the cart stays empty. Please allow cookies and try again, or call us.",
};

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

/** Messages while something loads, and when it fails to load. */
export const loading = {
  page: "Loading the page …",
  partFailed: "{{name}} could not be loaded.",
  retry: "Try again",
  offline: "There is no connection right now. What you entered stays.",
  offlineStep: "This needs a connection. Everything here stays as it is.",
  online: "The connection is back.",
  lostTitle: "No connection",
  lost: "We cannot reach the shop right now. The page appears by itself as soon as it can.",
};

export const preview: Texts["preview"] = {
  label: "Preview",
  on: "Preview: you see drafts",
  end: "End",
  refusedTitle: "No preview",
  badSecret:
    "This link to the preview does not hold any more: it has expired, was used before or does not come from the Studio. Open the preview there once more.",
  noToken: "The shop is not allowed to read drafts. Set SANITY_API_READ_TOKEN and start the shop again.",
  silent: "Sanity is not answering the shop at the moment. Please try again shortly.",
};
