/** Marks the address of the start page after the survey was answered, and names the element that says so. */
export const THANKS = "thanks";

/** Gives thanks the focus, so that they are read aloud, and takes them from the address, so that no reload thanks again. */
export function receiveThanks(): void {
  const element = document.getElementById(THANKS);
  if (!element) return;
  element.focus({ preventScroll: true });
  const address = new URL(location.href);
  address.searchParams.delete(THANKS);
  history.replaceState(history.state, "", address);
}
