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
