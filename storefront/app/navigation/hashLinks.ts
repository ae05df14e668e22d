/**
 * Leads links of the time when pages stood behind a hash (`/#/tisch?utm_source=x`) to their page. A server never sees what
 * is behind it, so this runs in the head before anything is painted. Letters alone are taken: no link leads elsewhere.
 */
export const hashLinkScript = `(function(){
var old=location.pathname==="/"&&/^#!?\\/+([A-Za-z]+)\\/?(\\?[^#]*)?$/.exec(location.hash);
if(old)location.replace("/"+old[1]+(old[2]||location.search));
})();`;
