/** Remix asks for each of a page's scripts ahead, with the urgency of styles and fonts. */
const AHEAD = '<link rel="modulepreload" href=';
/** Matches nothing until `laterScript` takes `media` away. */
const AHEAD_LATER = '<link rel="modulepreload" media="not all" href=';

/** How the script begins that starts a page's scripts. */
const START = ' type="module" async="">';
/** A block of data to a browser. */
const START_LATER = ' type="text/plain" data-later="">';

/** The longest of what `startLater` looks for. */
export const LONGEST_MARK = Math.max(AHEAD.length, START.length);

/** Part of a page, or all of it, with scripts that wait for `laterScript`. */
export function startLater(page: Buffer): Buffer {
  if (!page.includes(AHEAD) && !page.includes(START)) return page;
  // Bytes as characters: none is changed on the way.
  const text = page.toString("latin1").replaceAll(AHEAD, AHEAD_LATER).replaceAll(START, START_LATER);
  return Buffer.from(text, "latin1");
}

/** So long after its first frame is a page waited for whose browser does not tell when it was painted, ms. */
const LATEST = 200;

/**
 * Runs in the head: starts scripts that wait once the page has been painted. On a page of which there is much to see, neither their way
 * over a phone's line nor their running, where the browser has them already, comes before that. A frame that has been drawn is not yet
 * on the screen: a phone takes some 50 ms more, in which scripts would be asked for; so the browser's own word is waited for.
 */
export const laterScript = `(function(){
function start(){
document.querySelectorAll('link[media="not all"]').forEach(function(ahead){ahead.removeAttribute("media")});
document.querySelectorAll("script[data-later]").forEach(function(later){
var script=document.createElement("script");
script.type="module";script.nonce=later.nonce;script.text=later.text;
document.head.append(script);script.remove();
});
}
addEventListener("DOMContentLoaded",function(){
if(document.hidden)return start();
var painted,observer=new PerformanceObserver(once);
function once(){
if(painted)return;
painted=true;
observer.disconnect();
start();
}
observer.observe({type:"paint",buffered:true});
requestAnimationFrame(function(){setTimeout(once,${LATEST})});
});
})();`;
