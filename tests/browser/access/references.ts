import type { Page } from "@playwright/test";

/**
 * References of the page that lead to nothing: a screen reader says neither the name nor the fault that was meant. axe leaves them to be
 * looked at by eye. An id with a space cannot be referred to at all.
 * @param within a selector of the part that is looked at
 */
export function brokenReferences(page: Page, within: string): Promise<string[]> {
  return page
    .locator(within)
    .first()
    .evaluate((part) => {
      const names = ["aria-describedby", "aria-labelledby", "aria-errormessage", "aria-owns", "for"];
      return [part, ...part.querySelectorAll("*")].flatMap((element) =>
        names.flatMap((name) =>
          (element.getAttribute(name) ?? "")
            .split(/\s+/)
            .filter((id) => id && !document.getElementById(id))
            .map((id) => `${name} "${id}" of ${element.outerHTML.slice(0, 200)}`),
        ),
      );
    });
}
