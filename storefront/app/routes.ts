import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("routes/home.tsx"),
  route("homeDesktop", "routes/home.tsx", { id: "homeDesktop" }),
  route("homeMobile", "routes/home.tsx", { id: "homeMobile" }),
  route("configuratorTableDesktop", "routes/configuratorTable.tsx", { id: "configuratorTableDesktop" }),
  route("configuratorTableMobile", "routes/configuratorTable.tsx", { id: "configuratorTableMobile" }),
  route("cartDesktop", "routes/cart.tsx"),
  route("orderCompletedStripe", "routes/orderCompletedStripe.tsx"),
  route("pay/:token", "routes/pay.tsx"),
  route("orderCompleted", "routes/orderCompleted.tsx"),
  route("orderCancelledStripe", "routes/orderCancelledStripe.ts"),
  route("orderCancelled", "routes/orderCancelled.tsx"),
  route("orderReserved", "routes/orderReserved.tsx"),
  route("orderFailed", "routes/orderFailed.tsx"),
  route("faq", "routes/faq.tsx"),
  route("impressum", "routes/imprint.tsx"),
  route("datasecurity", "routes/dataSecurity.tsx"),
  route("language", "routes/language.ts"),
  route("drawing/:kind", "routes/drawing.ts"),
  route("*", "routes/notFound.tsx"),
] satisfies RouteConfig;
