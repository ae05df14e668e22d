/** The longest texts the commerce side takes, in characters, and what an e-mail address looks like. */
export const LONGEST = { name: 120, email: 254, phone: 30, orderNumber: 60, pieces: 1000, text: 2000 };

const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

/** The key of the fault of an e-mail address, undefined when there is none. */
export function emailIssue(typed = ""): "emailRequired" | "emailInvalid" | undefined {
  const email = typed.trim();
  if (email === "") return "emailRequired";
  return email.length <= LONGEST.email && EMAIL.test(email) ? undefined : "emailInvalid";
}
