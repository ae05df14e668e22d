import table from "../../../storefront/app/routes.ts";

/** Where a route that wants more than its path is looked at. */
const EXAMPLES: Record<string, string> = {
  "": "/",
  orderCompleted: "/orderCompleted?orderID=1&orderValue=1491",
  "entwurf-senden": "/entwurf-senden?kind=bench&chosen=twoPerson",
  "send-design": "/send-design?kind=bench&chosen=twoPerson",
  "*": "/no-such-page",
};

/** Routes that answer with something else than a page of their own, and what they do instead. */
const NO_PAGES: Record<string, string> = {
  "stock/:kind": "answers with the planks there are",
  "stock/:kind/:plank/:view": "answers with a plank's picture",
  "reviews/:kind": "answers with the reviews that the page of a kind does not carry",
  "cart/offer": "answers with what the cart costs now",
  "cart/contact": "keeps what is typed into the order form",
  "drawing/:kind": "answers with a picture",
  "model/:file": "answers with a 3D model",
  "photo/:file": "answers with a picture",
  "og/:kind": "answers with a picture for shared links",
  "texts/:language": "answers with the texts of a page, and with the terms for mails",
  language: "keeps the language and leads back",
  consent: "keeps the decision and leads back",
  orderCancelledStripe: "leads to the cancelled page",
  preview: "leads staff to a draft",
  "preview/mail/:key": "shows staff a mail as it is written",
  "auftrag/:token/:files/:name": "answers with a paper or a photograph of an order",
  "order/:token/:files/:name": "answers with a paper or a photograph of an order",
  "preview/end": "leads staff back",
  events: "takes what may be counted",
};

/** Routes that show something only when something has happened: among the states. */
export const WITH_A_STORY = [
  "orderCompletedStripe",
  "pay/:token",
  "payment-collection/:token",
  "auftrag/:token",
  "order/:token",
];

/** Endings of files that programs read. */
const FOR_PROGRAMS = /\.(xml|txt|webmanifest|json|png)$/;

const paths = table.map(({ path = "" }) => path);
const asked = paths.filter(
  (path) => !(path in NO_PAGES) && !FOR_PROGRAMS.test(path) && !WITH_A_STORY.includes(path),
);

/** Routes that this list has no way to look at: with a parameter, and in none of the lists. */
export const UNKNOWN = asked.filter((path) => /[:*]/.test(path) && !(path in EXAMPLES));

/** Every page of the shop that has an address of its own, as this screen is shown it. */
export function pagesOn(screen: "desktop" | "phone"): string[] {
  const shown = asked.filter((path) => {
    if (path.endsWith("Mobile")) return screen === "phone";
    const isPaired = path.endsWith("Desktop") && paths.includes(path.replace(/Desktop$/, "Mobile"));
    return screen === "desktop" || !isPaired;
  });
  return shown.filter((path) => !UNKNOWN.includes(path)).map((path) => EXAMPLES[path] ?? `/${path}`);
}

/** The pages of this screen, of those that look alike only the first: one for each route module, and for each kind where a module shows all. */
export function looksOn(screen: "desktop" | "phone"): string[] {
  const looks = new Map<string, string>();
  const pages = pagesOn(screen);
  for (const { path = "", file } of table) {
    const page = EXAMPLES[path] ?? `/${path}`;
    const look = file + (/^(.*)(?:Desktop|Mobile)$/.exec(path)?.[1] ?? "");
    if (pages.includes(page) && !looks.has(look)) looks.set(look, page);
  }
  return [...looks.values()];
}
