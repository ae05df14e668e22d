import type { dataProtection as german } from "../de/dataProtection.server.ts";

export const dataProtection: typeof german = [
  {
    title: "Cookies",
    text: "Necessary cookies: those whose names begin with “cart” remember your cart and your last orders (30 days), “language” your language (one year), “screen” whether your screen is narrow or wide (one year), “consent” whether we may count (one year). What you write into the order form is kept with your cart, so that you can go on later; if you do not order, it is deleted 30 days after you last typed.",
  },
  {
    title: "Designs",
    text: "Your last design of each kind and the ones you save are in the storage of your browser until you remove them. To have them drawn, your browser sends them to our server, which does not record whose they are. If you send one to yourself by e-mail, we use the address for that alone and delete it as soon as the e-mail has been sent.",
  },
  {
    title: "Counting, only with your consent",
    text: "If you agree, your browser tells our own server which pages you open and whether you stay longer than half a minute; how long, only the window you read in remembers. The server also counts which furniture is put into the cart, that a question was sent, and number and value of an order. Name, address, email, IP address and any identifier are never part of it. If a link with details of an advertisement (utm) brings you here, “campaign” remembers them until you close your browser; if you order, they are kept with the order, and if you only try to, we delete them 30 days after your last change of the cart. You can withdraw at any time under “Cookie settings”.",
  },
  {
    title: "Orders",
    text: "We use your name, address, e-mail and phone number to build, deliver and invoice your furniture. Tax records are kept for as long as the law requires.",
  },
  {
    title: "Payment",
    text: "You enter card details on the page of the payment service Stripe. We never see them.",
  },
  {
    title: "Your rights",
    text: "You may ask for access, correction and deletion, and complain to a supervisory authority. Whoever stands in the imprint is responsible.",
  },
];
