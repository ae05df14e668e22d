/** What a form's action answers when not even the storefront could be reached: the page stays as it is. */
export interface Unreachable {
  unreachable: true;
  reply: undefined;
  voucher: null;
  /** In the words of the page. */
  notice: string;
}

/** Whether an action never reached the storefront: asking it for newer data would fail as well. */
export function isUnreachable(answer: unknown): answer is Pick<Unreachable, "unreachable"> {
  return typeof answer === "object" && answer !== null && "unreachable" in answer;
}
