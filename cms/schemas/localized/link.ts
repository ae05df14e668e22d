/** What is wrong with the address of a link, in German, or nothing when it leads somewhere a shopper may go. */
export function linkAddressFault(address: string | undefined): string | undefined {
  if (address === undefined || address === "") return undefined;
  if (/\s/.test(address)) return "Eine Adresse hat keine Leerzeichen.";
  if (/^\/[/\\]/.test(address)) return "Eine fremde Adresse beginnt mit https://.";
  if (/^(\/|#)/.test(address)) return undefined;
  if (/^(mailto|tel):.+/.test(address)) return undefined;
  if (/^https?:\/\/[^/]+/.test(address)) return undefined;
  return "Die Adresse beginnt mit /, https://, mailto: oder tel:.";
}
