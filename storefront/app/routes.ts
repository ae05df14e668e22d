import { index, type RouteConfig, route } from "@remix-run/route-config";
import { ORDER_PAGES, PATHS } from "./language/paths.ts";
import { KIND_PAGES } from "./piece/pages.ts";

/** One page for all kinds; the path says which. */
const CONFIGURATORS = Object.values(KIND_PAGES);

/** Home once more, with a hint at a kind. */
const REFERRALS = ["tisch", "bank", "regal", "hocker"];

/** Pages with an address in each language. A route is called as its path is. */
const IN_EACH_LANGUAGE: Record<keyof typeof PATHS, string> = {
  bees: "routes/bees.tsx",
  terms: "routes/legalText.tsx",
  withdrawalPolicy: "routes/withdrawalPolicy.tsx",
  guarantee: "routes/legalText.tsx",
  accessibility: "routes/legalText.tsx",
  sendDesign: "routes/sendDesign.tsx",
  drafts: "routes/drafts.tsx",
  withdrawal: "routes/withdrawal.tsx",
};

export default [
  index("routes/home.tsx"),
  route("homeDesktop", "routes/home.tsx", { id: "homeDesktop" }),
  route("homeMobile", "routes/home.tsx", { id: "homeMobile" }),
  ...REFERRALS.map((word) => route(word, "routes/home.tsx", { id: word })),
  route("configuratorDesktop", "routes/chooser.tsx"),
  ...CONFIGURATORS.flatMap((page) =>
    ["Desktop", "Mobile"].map((screen) =>
      route(page + screen, "routes/configurator.tsx", { id: page + screen }),
    ),
  ),
  route("stock/:kind", "routes/stock.ts"),
  route("stock/:kind/:plank/:view", "routes/stockPicture.ts"),
  route("reviews/:kind", "routes/reviews.ts"),
  route("cartDesktop", "routes/cart.tsx"),
  route("cart/offer", "routes/cartOffer.ts"),
  route("cart/contact", "routes/cartContact.ts"),
  route("orderCompletedStripe", "routes/orderCompletedStripe.tsx"),
  route("pay/:token", "routes/pay.tsx"),
  // Where Medusa's admin copies the link of a payment to.
  route("payment-collection/:token", "routes/pay.tsx", { id: "payment-collection" }),
  ...Object.values(ORDER_PAGES).flatMap((path) => {
    const id = path.replaceAll("/", "");
    return [
      route(`${id}/:token`, "routes/orderPage.tsx", { id }),
      route(`${id}/:token/:files/:name`, "routes/orderFile.ts", { id: `${id}-file` }),
    ];
  }),
  route("orderCompleted", "routes/orderCompleted.tsx"),
  route("orderCancelledStripe", "routes/orderCancelledStripe.ts"),
  route("orderCancelled", "routes/orderCancelled.tsx"),
  route("orderReserved", "routes/orderReserved.tsx"),
  route("orderFailed", "routes/orderFailed.tsx"),
  route("messageSent", "routes/messageSent.tsx"),
  ...Object.entries(PATHS).flatMap(([page, paths]) =>
    [...new Set(Object.values<string>(paths))].map((path) =>
      route(path.slice(1), IN_EACH_LANGUAGE[page as keyof typeof PATHS], { id: path.slice(1) }),
    ),
  ),
  route("sustainabilityDesktop", "routes/sustainability.tsx"),
  route("about", "routes/about.tsx"),
  route("faq", "routes/faq.tsx"),
  route("impressum", "routes/imprint.tsx"),
  route("datasecurity", "routes/dataSecurity.tsx"),
  route("language", "routes/language.ts"),
  route("consent", "routes/consent.ts"),
  route("texts/:language", "routes/texts.ts"),
  route("preview", "routes/preview.tsx"),
  route("preview/end", "routes/previewEnd.ts"),
  route("preview/mail/:key", "routes/previewMail.ts"),
  route("drawing/:kind", "routes/drawing.ts"),
  route("model/:file", "routes/model.ts"),
  route("photo/:file", "routes/photo.ts"),
  route("og/:kind", "routes/sharedPicture.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("*", "routes/notFound.tsx"),
] satisfies RouteConfig;
