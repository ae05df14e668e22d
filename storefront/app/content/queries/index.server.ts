export { changes } from "./changes.server.ts";
export { kindInfo, standardColors } from "./configurator.server.ts";
export { faq } from "./faq.server.ts";
export { legalPage } from "./legal.server.ts";
export { aboutPage, beesPage, homePage, sustainabilityPage } from "./pages.server.ts";
export { latestReviews, reviews } from "./reviews.server.ts";
export { settings } from "./settings.server.ts";
