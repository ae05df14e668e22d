/** What a shopper uses on a page, as the browser's accessibility tree calls it. */
export type Role =
  | "button"
  | "checkbox"
  | "heading"
  | "img"
  | "link"
  | "listitem"
  | "radio"
  | "spinbutton"
  | "status"
  | "textbox";

/** An accessible name: part of it in any case, or a pattern. */
export type Name = string | RegExp;

/**
 * A person at a browser. The purchase is told in these acts alone, so that browsers which speak different protocols can
 * carry it out. Each act waits for what it needs and fails with a sentence when that does not appear.
 */
export interface Shopper {
  /** Opens an address and waits until the page has loaded. */
  visit(address: string): Promise<void>;
  /** Clicks the first visible element of this role and name. */
  press(role: "button" | "link", name: Name): Promise<void>;
  /** Replaces what the first visible field of this name holds. */
  write(role: "spinbutton" | "textbox", name: Name, text: string): Promise<void>;
  /** Ticks a box or picks one of several. */
  choose(role: "checkbox" | "radio", name: Name): Promise<void>;
  /** Whether a visible element of this role and name is there now. */
  sees(role: Role, name: Name): Promise<boolean>;
  /** The texts of all visible elements of this role, in the order of the page. */
  read(role: "listitem" | "status"): Promise<string[]>;
  address(): Promise<URL>;
  /** How far the page can be scrolled sideways (CSS px). */
  overflow(): Promise<number>;
  /** Keeps a picture of the window, for people to look at. */
  picture(path: string): Promise<void>;
  /** The page's errors since the last call: exceptions, console errors, violations of the content security policy. */
  errors(): Promise<string[]>;
}
