import { MOBILE_MAX_WIDTH, PAIRED_PAGES, SCREEN_COOKIE } from "./screen.ts";

/** Lasts as long as the language choice, seconds. */
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/**
 * Runs in the head, before anything is painted: measures the screen, remembers it for the server, and moves to
 * the fitting variant of a paired page if the server guessed wrong.
 */
export const screenScript = `(function(){
var narrow=matchMedia("(max-width: ${MOBILE_MAX_WIDTH}px)").matches;
document.documentElement.classList.add("js");
document.cookie="${SCREEN_COOKIE}="+(narrow?"mobile":"desktop")+";path=/;max-age=${ONE_YEAR_S};samesite=lax";
var page=/^\\/(${PAIRED_PAGES.join("|")})(Desktop|Mobile)$/.exec(location.pathname);
var suffix=narrow?"Mobile":"Desktop";
if(page&&page[2]!==suffix)location.replace("/"+page[1]+suffix+location.search+location.hash);
})()`;
