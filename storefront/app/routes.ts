import { index, type RouteConfig, route } from "@remix-run/route-config";
import { KIND_PAGES } from "./piece/pages.ts";

/** One page for all kinds; the path says which. */
const CONFIGURATORS = Object.values(KIND_PAGES);

/** Home once more, with a hint at a kind. */
const REFERRALS = ["tisch", "bank", "regal", "hocker"];

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
  route("auftrag/:token", "routes/orderPage.tsx", { id: "auftrag" }),
  route("order/:token", "routes/orderPage.tsx", { id: "order" }),
  route("auftrag/:token/:files/:name", "routes/orderFile.ts", { id: "auftrag-file" }),
  route("order/:token/:files/:name", "routes/orderFile.ts", { id: "order-file" }),
  route("orderCompleted", "routes/orderCompleted.tsx"),
  route("orderCancelledStripe", "routes/orderCancelledStripe.ts"),
  route("orderCancelled", "routes/orderCancelled.tsx"),
  route("orderReserved", "routes/orderReserved.tsx"),
  route("orderFailed", "routes/orderFailed.tsx"),
  route("messageSent", "routes/messageSent.tsx"),
  route("widerruf", "routes/withdrawal.tsx", { id: "widerruf" }),
  route("withdrawal", "routes/withdrawal.tsx", { id: "withdrawal" }),
  route("entwuerfe", "routes/drafts.tsx", { id: "entwuerfe" }),
  route("drafts", "routes/drafts.tsx", { id: "drafts" }),
  route("entwurf-senden", "routes/sendDesign.tsx", { id: "entwurf-senden" }),
  route("send-design", "routes/sendDesign.tsx", { id: "sendDesign" }),
  route("bienen", "routes/bees.tsx", { id: "bienen" }),
  route("bees", "routes/bees.tsx", { id: "bees" }),
  route("sustainabilityDesktop", "routes/sustainability.tsx"),
  route("about", "routes/about.tsx"),
  route("faq", "routes/faq.tsx"),
  route("impressum", "routes/imprint.tsx"),
  route("datasecurity", "routes/dataSecurity.tsx"),
  route("agb", "routes/terms.tsx", { id: "agb" }),
  route("terms", "routes/terms.tsx", { id: "terms" }),
  route("widerrufsbelehrung", "routes/withdrawalPolicy.tsx", { id: "widerrufsbelehrung" }),
  route("withdrawal-policy", "routes/withdrawalPolicy.tsx", { id: "withdrawalPolicy" }),
  route("barrierefreiheit", "routes/accessibility.tsx", { id: "barrierefreiheit" }),
  route("accessibility", "routes/accessibility.tsx", { id: "accessibility" }),
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
