/** Marks a choice of a form that scripts answer at once. */
export const AT_ONCE = { "data-at-once": "" };

/** What only scripts answer to: plain buttons, choices that belong to no form, and those marked. Links and forms work without. */
const SCRIPTED = "button[type=button],input[form=none],input[data-at-once]";

declare global {
  interface Window {
    /** Pressed before the page answered, in order; gone from then on. */
    earlyPresses?: HTMLElement[] | undefined;
  }
}

/** Runs in the head: remembers presses on what scripts answer to until `repeatEarlyPresses` has repeated them. */
export const earlyPressScript = `(function(){
window.earlyPresses=[];
addEventListener("click",function(event){
var pressed=window.earlyPresses&&event.target.closest&&event.target.closest("${SCRIPTED}");
if(pressed&&earlyPresses.indexOf(pressed)<0)earlyPresses.push(pressed);
},true);
})();`;

/** Repeats what was pressed before the page answered, each once: who pressed twice for want of an answer meant one. */
export function repeatEarlyPresses(): void {
  const pressed = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  // After the forms of the page have been read (`useFurniture`), as if pressed now; each once React has answered the one before.
  for (const again of pressed.map(repeated)) setTimeout(again);
}

/** Presses again what is as the visitor left it now; React draws it as before when it answers another press. */
function repeated(pressed: HTMLElement): () => void {
  const isInput = pressed instanceof HTMLInputElement;
  const wanted = isInput && (pressed.type === "radio" || pressed.checked);
  return () => {
    // React only reacts to a change event.
    if (isInput) pressed.checked = !wanted;
    pressed.click();
  };
}
