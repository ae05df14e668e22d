/**
 * The shop's colours and type (see the storefront's tokens) for mail programs, which read no variables and load no
 * fonts. Everything stands inline; the style sheet only makes it narrower on phones and dark where that is wanted.
 */
export const COLORS = {
  paper: "#f5f0e6",
  sheet: "#fcfaf4",
  line: "#d8ccb7",
  muted: "#5f564a",
  graphite: "#27292b",
  beeswax: "#e2a62b",
  accent: "#8a5a00",
} as const;

export const FONTS = {
  heading: "'Bricolage Grotesque', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  text: "'Source Serif 4', Georgia, 'Times New Roman', serif",
} as const;

export const TEXT = {
  margin: "0 0 14px",
  fontFamily: FONTS.text,
  fontSize: "16px",
  lineHeight: "25px",
} as const;
export const SMALL = { ...TEXT, fontSize: "13px", lineHeight: "20px", margin: "0 0 10px" } as const;

export const LINK = { color: COLORS.accent, textDecoration: "underline" } as const;

export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .sheet { padding-left: 18px !important; padding-right: 18px !important; }
  .stack { display: block !important; width: 100% !important; padding-left: 0 !important; box-sizing: border-box; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: #1d1c1a !important; }
  .sheet { background-color: #27292b !important; border-color: #4a443b !important; }
  .ink { color: #f2ecdf !important; }
  .muted { color: #c3b9a6 !important; }
  .accent { color: #e8b95a !important; }
  .line { border-color: #4a443b !important; }
  .quote { background-color: #33322f !important; }
}
`;
