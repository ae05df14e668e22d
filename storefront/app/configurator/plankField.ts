import { plankField } from "../piece/plankFields.ts";

/**
 * Takes the shopper who clicked a board to where its plank is picked, and opens its place; before planks are picked at
 * all to that choice, because it costs something.
 */
export function showPlankField(form: HTMLFormElement | null, position: number): void {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  const place = find(`[data-place="${position}"]`);
  const field =
    place ?? find(`[name="${plankField(position)}"]`) ?? find('[name="choosePlanks"][value="yes"]');
  if (!field) return;
  field.focus({ preventScroll: true });
  place?.click();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  field.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}
