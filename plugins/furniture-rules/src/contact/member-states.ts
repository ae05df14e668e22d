/** The member states of the EU, lower-case ISO codes (Greece is `gr`), as of 2026. What goes there carries VAT. */
export const EU_MEMBER_STATES: readonly string[] =
  "at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk".split(" ");
