import { WORKSHOP_TOWN } from "@planke46/furniture-rules/market";

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
