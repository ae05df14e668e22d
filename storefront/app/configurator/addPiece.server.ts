import { type ConfigurationOf, QUANTITY } from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import { addToCart } from "../cart/addToCart.server.ts";
import { sortRefusal, wordsOfRefusal } from "../cart/refusals.ts";
import type { Summary } from "../commerce/answers.server.ts";
import { type CommerceIssue, isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { queryOf, readCount } from "../piece/address/address.ts";
import { lineIn, replacedBy } from "../piece/address/line.ts";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";
import { pagePalette } from "../piece/palette.ts";
import { type CartSession, cartSessionOf, savedSession } from "../session/cartCookie.server.ts";
import { fieldIssues } from "./fieldIssues.ts";
import { type Reading, readPiece } from "./readPiece.server.ts";

/** The form again, with what is wrong and the wanted number of pieces. */
type Refused = Reading & { fault: string | null; count: number | undefined };

type Added =
  | { refused: Refused; status: number }
  | { refused: null; piece: ConfigurationOf<ConfigurableKind>; changed: boolean; headers: HeadersInit };

/**
 * Puts what a configurator's form says into the cart: the piece, as a further one or in the place of the line the form is
 * about, or a sample in its colour.
 */
export async function addPiece(
  kind: ConfigurableKind,
  form: FormData,
  request: Request,
  context: AppLoadContext,
): Promise<Added> {
  const language = await languageOf(request);
  const palette = pagePalette(await context.content.standardColors(language));
  const reading = readPiece(kind, form, palette);
  const said = { ...reading, count: readCount(form) };
  if (!reading.ok) return { refused: { ...said, fault: null }, status: 400 };
  const session = await cartSessionOf(request, context);
  const sample = form.get("intent") === "sample" ? sampleOf(reading.nearest) : undefined;
  const changed = sample ? null : lineIn(form);
  const quantity = sample || changed ? 1 : said.count;
  if (quantity === undefined) {
    const t = await textsOf(request);
    return { refused: { ...said, fault: t("quantity.bounds", QUANTITY) }, status: 400 };
  }
  const placing = changed ? { replaces: replacedBy(changed) } : { quantity };
  try {
    const summary = sample
      ? await addToCart("sample", sample, session, language, context)
      : await addToCart(kind, reading.nearest, session, language, context, placing);
    if (changed) {
      session.flash("changed", true);
    } else {
      // The newest lines of a cart are the pieces that were just added.
      context.analytics.recordAdded(request, summary.lines.slice(-quantity));
      tell(session, summary, quantity, sample ? undefined : shownPrice(kind, form, reading.nearest));
    }
  } catch (error) {
    if (isRefusal(error)) {
      const issues = fieldIssues(error.issues);
      const fault = await faultOf(error.issues, request);
      return { refused: { ...said, issues, fault }, status: error.status };
    }
    if (!isUnavailable(error)) throw error;
    context.log.error({ reason: error.message }, "could not add to the cart");
    const t = await textsOf(request);
    return { refused: { ...said, fault: t("faults.commerceSilent") }, status: 503 };
  }
  return {
    refused: null,
    piece: reading.nearest,
    changed: changed !== null,
    headers: await savedSession(session, context),
  };
}

/** What the commerce side refuses and no field of the form can say; null where the fields say it all. */
async function faultOf(issues: readonly CommerceIssue[], request: Request): Promise<string | null> {
  const unsaid = issues.filter((issue) =>
    Object.values(fieldIssues([issue])).every((at) => at?.reason === "other"),
  );
  if (issues.length > 0 && unsaid.length === 0) return null;
  return wordsOfRefusal(sortRefusal(unsaid), await textsOf(request));
}

function sampleOf({ color }: Piece) {
  return color && { color };
}

/** Lets the next page say what lies in the cart now, and at which price if that was not the one shown. */
function tell(session: CartSession, summary: Summary, quantity: number, shown: number | undefined): void {
  const line = summary.lines.at(-1);
  if (!line) return;
  const { id, kind, price } = line;
  session.flash("added", {
    id,
    kind,
    price,
    quantity,
    ...(shown !== undefined && shown !== price && { shown }),
  });
}

/** What the page said this very piece costs (EUR), if it said so: prices may have changed since. */
function shownPrice(
  kind: ConfigurableKind,
  form: FormData,
  piece: ConfigurationOf<ConfigurableKind>,
): number | undefined {
  if (form.get("shownFor") !== queryOf(kind, piece).toString()) return undefined;
  const price = Number(form.get("shownPrice"));
  return Number.isInteger(price) && price > 0 ? price : undefined;
}

/**
 * Whether a line of this kind lies in the visitor's cart. True when the commerce side does not answer: the server decides
 * on saving.
 */
export async function liesInCart(
  line: string,
  kind: ConfigurableKind,
  cartId: string | undefined,
  { commerce }: Pick<AppLoadContext, "commerce">,
): Promise<boolean> {
  if (!cartId) return false;
  try {
    const { lines } = await commerce.summary(cartId);
    return lines.some(({ id, ...one }) => id === replacedBy(line).line && one.kind === kind);
  } catch {
    return true;
  }
}
