/** How a link of ours looks: Medusa's own colour for links has too little contrast for small text (WCAG 1.4.3). */
export const LINK = "text-ui-fg-interactive-hover underline";
