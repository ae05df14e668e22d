export { changes } from "./changes.server.ts";
export { standardColors } from "./colors.server.ts";
export { faq } from "./faq.server.ts";
export { homePage } from "./home.server.ts";
export { kindInfo } from "./kinds.server.ts";
export { legalPage } from "./legal.server.ts";
export { aboutPage, beesPage, sustainabilityPage } from "./pages.server.ts";
export { latestReviews, reviews } from "./reviews.server.ts";
export { settings } from "./settings.server.ts";
