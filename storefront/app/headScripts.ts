import { MOBILE_MAX_WIDTH, PAIRED_PAGES, SCREEN_COOKIE } from "./screen/screen.ts";

/**
 * Runs in the head: a browser told to keep nothing of a page throws as soon as `sessionStorage` is named. Remix names it on the way to
 * each further page and would end there. In its place comes one that is empty and full, as everything here stands it.
 */
export const closedStorageScript = `(function(){
try{sessionStorage.length}catch(closed){
Object.defineProperty(window,"sessionStorage",{value:{
length:0,
getItem:function(){return null},
setItem:function(){throw closed},
removeItem:function(){}
}});
}
})();`;

/**
 * Leads links of the time when pages stood behind a hash (`/#/tisch?utm_source=x`) to their page. A server never sees what
 * is behind it, so this runs in the head before anything is painted. Letters alone are taken: no link leads elsewhere.
 */
export const hashLinkScript = `(function(){
var old=location.pathname==="/"&&/^#!?\\/+([A-Za-z]+)\\/?(\\?[^#]*)?$/.exec(location.hash);
if(old)location.replace("/"+old[1]+(old[2]||location.search));
})();`;

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
