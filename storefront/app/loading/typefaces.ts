import { MEASURED } from "../screen/screen.ts";

/** Marks the page while its text is shown in the fallbacks, of the same size; `fonts.css` reads it. */
const LATER = "typefaces-later";
/** One face of each typeface, as `document.fonts.load` is asked: it brings the file that has the letters of German and English. */
const FACES = ['1em "Bricolage Grotesque"', '1em "Source Serif"'];

/** So long is a page waited for that does not end loading, ms. */
const LONGEST = 4000;
/** A page whose beginning takes longer came over a slow line, ms: four round trips of 150 ms are 600. */
const SLOW = 500;

/**
 * Runs in the head. Where the line is fast, or the typefaces lie in the browser's cache because this is no first visit, they are preloaded at
 * once: they are there when the page is painted, and nothing moves. On a first visit over a slow line they would come later anyway and
 * take half the line from what is seen first: there they are loaded once the page and all it needs is there, and shown together.
 * The mark of `screenScript`, which must run later, tells a first visit. Without scripts styles load them.
 * @param files addresses of the typefaces' main files
 */
export const typefaceScript = (files: readonly string[]) => `(function(){
var root=document.documentElement,asked;
function ahead(href){
var link=document.createElement("link");
link.rel="preload";link.as="font";link.type="font/woff2";link.crossOrigin="anonymous";
link.setAttribute("fetchpriority","low");link.href=href;
return document.head.appendChild(link);
}
if(${MEASURED}.test(document.cookie)||performance.now()<${SLOW}){
var links=${JSON.stringify(files)}.map(ahead);
return addEventListener("DOMContentLoaded",function(){links.forEach(function(link){link.remove()})});
}
root.classList.add("${LATER}");
function show(){root.classList.remove("${LATER}")}
function ask(){
if(asked)return;
asked=true;
Promise.all(${JSON.stringify(FACES)}.map(function(face){return document.fonts.load(face)})).then(show,show);
}
addEventListener("load",ask);
setTimeout(ask,${LONGEST});
})();`;
