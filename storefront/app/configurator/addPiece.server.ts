import type { ConfigurationOf } from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import { addToCart } from "../cart/addToCart.server.ts";
import type { Summary } from "../commerce/answers.server.ts";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { type CartSession, cartSessionOf, savedSession } from "../session/cartCookie.server.ts";
import { queryOf } from "./address/address.ts";
import { lineIn } from "./address/line.ts";
import { fieldIssues } from "./fieldIssues.ts";
import type { ConfigurableKind, Piece } from "./kinds.ts";
import { type Reading, readPiece } from "./readPiece.server.ts";

type Added =
  | { refused: Reading & { fault: string | null }; status: number }
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
  const reading = readPiece(kind, form);
  if (!reading.ok) return { refused: { ...reading, fault: null }, status: 400 };
  const session = await cartSessionOf(request, context);
  const language = await languageOf(request);
  const sample = form.get("intent") === "sample" ? sampleOf(reading.nearest) : undefined;
  const changed = sample ? null : lineIn(form);
  try {
    const summary = sample
      ? await addToCart("sample", sample, session, language, context)
      : await addToCart(kind, reading.nearest, session, language, context, changed ?? undefined);
    if (changed) {
      session.flash("changed", true);
    } else {
      count(request, summary, context);
      tell(session, summary, sample ? undefined : shownPrice(kind, form, reading.nearest));
    }
  } catch (error) {
    if (isRefusal(error)) {
      const issues = fieldIssues(error.issues);
      return { refused: { ...reading, issues, fault: error.message }, status: error.status };
    }
    if (!isUnavailable(error)) throw error;
    context.log.error({ reason: error.message }, "could not add to the cart");
    const t = await textsOf(request);
    return { refused: { ...reading, fault: t("faults.commerceSilent") }, status: 503 };
  }
  return {
    refused: null,
    piece: reading.nearest,
    changed: changed !== null,
    headers: await savedSession(session, context),
  };
}

/** The newest line of a cart is the item that was just added. */
function count(request: Request, { lines }: Summary, { analytics }: AppLoadContext): void {
  const line = lines.at(-1);
  if (!line) return;
  const item = { kind: line.kind, price: line.price };
  analytics.record(request, { name: "add_to_cart", item, currency: "EUR" });
}

function sampleOf({ color }: Piece) {
  return color && { color };
}

/** Lets the next page say what lies in the cart now, and at which price if that was not the one shown. */
function tell(session: CartSession, summary: Summary, shown: number | undefined): void {
  const line = summary.lines.at(-1);
  if (!line) return;
  const { id, kind, price } = line;
  session.flash("added", { id, kind, price, ...(shown !== undefined && shown !== price && { shown }) });
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
