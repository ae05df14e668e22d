import { cartContents, type Kind } from "@planke46/furniture-rules";
import type { RefusalIssue } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";

interface Street {
  address_1?: unknown;
  address_2?: unknown;
}

/** A counter or a locker of the post, at the beginning of a line, with or without a space before its number: behind a street it is only where the letters go. */
const AT_THE_POST =
  /^\s*(dhl[\s-]+)?(pack[\s-]?station|postfiliale|paketbox|post-?fach|p\.?\s*o\.?\s*box)(?!\p{L})/iu;
/** What is written into the second line where the first one has the customer's number at the post. */
const PARCEL_STATION = /^\s*(dhl[\s-]+)?(pack[\s-]?station|postfiliale)(?!\p{L})/iu;

/** What keeps a forwarder from finding where furniture goes: only letters and parcels of the post reach it there. */
export function forwarderIssues(
  kinds: readonly Kind[],
  address: object | null | undefined,
  language: Language,
): RefusalIssue[] {
  const { address_1, address_2 }: Street = address ?? {};
  if (kinds.length === 0 || cartContents(kinds) === "samples") return [];
  const message = textsIn(language).contactField.at_the_post;
  const issue = (field: string) => [{ path: `shipping_address.${field}`, code: "at_the_post", message }];
  if (AT_THE_POST.test(String(address_1 ?? ""))) return issue("address_1");
  return PARCEL_STATION.test(String(address_2 ?? "")) ? issue("address_2") : [];
}
