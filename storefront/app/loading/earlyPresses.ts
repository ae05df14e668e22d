import { useEffect } from "react";

/** What only scripts answer to: plain buttons, and choices that belong to no form. Links and forms work without. */
const SCRIPTED = "button[type=button],input[form=none]";

declare global {
  interface Window {
    /** Pressed before the page answered, in order; gone from then on. */
    earlyPresses?: HTMLElement[] | undefined;
  }
}

/** Runs in the head: remembers presses on what scripts answer to until `useEarlyPresses` has repeated them. */
export const earlyPressScript = `(function(){
window.earlyPresses=[];
addEventListener("click",function(event){
var pressed=window.earlyPresses&&event.target.closest&&event.target.closest("${SCRIPTED}");
if(pressed&&earlyPresses.indexOf(pressed)<0)earlyPresses.push(pressed);
},true);
})();`;

/** Repeats what was pressed before the page answered, each once: who pressed twice for want of an answer meant one. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const pressed = window.earlyPresses ?? [];
    window.earlyPresses = undefined;
    // After the forms of the page have been read (`useFurniture`), as if pressed now.
    if (pressed.length > 0) setTimeout(() => pressed.forEach(repeat));
  }, []);
}

function repeat(pressed: HTMLElement): void {
  // The browser has kept the choice, but React only reacts to a change event.
  if (pressed instanceof HTMLInputElement) pressed.checked = false;
  pressed.click();
}
