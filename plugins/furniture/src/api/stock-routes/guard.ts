import { isDeepStrictEqual } from "node:util";
import type { MedusaRequestHandler } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../core/refusal/refusal";
import { isFurnitureLine } from "../../domain/cart/lines";
import { isFurnitureVariant } from "../../domain/cart/product-variants";
import { ownOptionIds } from "../../domain/cart/shipping";
import { forgedKeys } from "../../domain/contact/words";
import { DEFECT } from "../../domain/shipping/after-delivery";
import { ORDERS } from "../../modules/orders";
import { isOfFurniture, orderOf } from "../../modules/orders/of-furniture";
import { knownRoute, UNKNOWN_ROUTE } from "../requests/known-route";
import { ADMIN_ROUTES } from "./admin-routes";
import { type ClosedFor, type Decision, lookUp, type RouteTable, type RuleName } from "./decision";
import { type Asked, asked, isRecord, recordsOf } from "./rules/asked";
import { RULES, recordKept } from "./rules/rules";
import { STORE_ROUTES } from "./store-routes";

const READING: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses what this shop has closed of Medusa's own routes, before Medusa reads the request. Workflows are not touched:
 * our pages use them.
 */
function guardRoutes(table: RouteTable): MedusaRequestHandler {
  const decisionOf = lookUp(table);
  return async (request, _response, next) => {
    if (READING.includes(request.method)) return next();
    const route = knownRoute(request);
    // Closed like one without a decision: nothing runs that was not looked up.
    if (route === UNKNOWN_ROUTE) throw Refusal.notFound("There is no such route");
    const path = route.slice(request.method.length);
    const decision = decisionOf(request.method, path);
    await assertNoRecord(decision, asked(request, path));
    if (decision.is === "closed") {
      if (await isOrdinary(decision.for, asked(request, path))) return next();
      throw closedRoute(decision.for);
    }
    if (decision.is === "undecided") throw undecidedRoute(`${request.method} ${path}`);
    if (decision.is === "ruled" && !(await isOrdinary(decision.by, asked(request, path))))
      await RULES[decision.by](asked(request, path));
    next();
  };
}

export const guardAdminRoutes = guardRoutes(ADMIN_ROUTES);
export const guardStoreRoutes = guardRoutes(STORE_ROUTES);

const CHANGE = "„Auftrag ändern“";

/** What staff (in German) or a shopper's client (in English) do instead. */
const INSTEAD: Record<ClosedFor, string> = {
  order_edit: `Eine Bestellung wird hier nicht bearbeitet: Rechnung, Produktionsblatt, Mails und Planken blieben beim alten Stand. Nimm ${CHANGE} auf der Seite der Bestellung.`,
  draft_order: `Bestellungen werden nicht von Hand angelegt: Möbel ohne Konfiguration kann niemand bauen. Bestelle im Shop für den Kunden, oder nimm ${CHANGE} bei einer vorhandenen Bestellung.`,
  claim: `Reklamationen werden hier nicht angelegt: Ersatz käme ohne Konfiguration. ${DEFECT}`,
  exchange: `Umtausch wird hier nicht angelegt: Das neue Stück käme ohne Konfiguration. Nimm ${CHANGE} auf der Seite der Bestellung, und für das Stück, das zurückkommt, eine Rücksendung.`,
  credit_line: `Eine Gutschrift würde die Summe der Bestellung ändern, ohne dass Rechnung und Mails davon wissen. Gib Geld bei der Zahlung zurück, oder nimm ${CHANGE}.`,
  order_transfer: "Kunden haben hier kein Konto. Ändere die E-Mail-Adresse auf der Seite der Bestellung.",
  order_payment: `Zahlungen einer Bestellung werden hier nicht angelegt, bezahlt gemeldet oder gelöscht. Eine Überweisung bestätigst du bei der Bestellung mit „Zahlung eingegangen“; einen Zahlungslink verschickst du unter „Reservierungen“ oder mit ${CHANGE}.`,
  bare_fulfillment: "Lieferungen werden auf der Seite der Bestellung angelegt, verschickt und storniert.",
  product_import:
    "Produkte werden hier nicht aus einer Datei eingelesen: Darin könnten Möbel mit Bestand stehen, die bezahlt, aber nie bestellt werden. Ändere Produkte einzeln.",
  direct_upload:
    "Dateien kommen nicht am Shop vorbei in den Speicher: Dort könnten sie alles sein, auch eine Seite mit Skripten. Lade Bilder einzeln im Admin hoch.",
  workflow_run: "Abläufe werden nicht von Hand gestartet. Nimm die Seite, auf der es diesen Schritt gibt.",
  shopper_return: "Orders are not returned this way: use POST /store/withdrawals or write to the shop",
  shopper_transfer: "Orders are not handed to another customer here; write to the shop",
  shipping_quote: "Delivery is part of the prices; POST /store/carts/:id/terms decides",
};

const SHOPPERS: readonly ClosedFor[] = ["shopper_return", "shopper_transfer", "shipping_quote"];

/** What a closed route answers: 400, with what to do instead. */
function closedRoute(reason: ClosedFor): Refusal {
  return Refusal.single("", INSTEAD[reason], SHOPPERS.includes(reason) ? "closed_route" : reason);
}

/** A route that came with an upgrade of Medusa stays closed until the table lists it. */
function undecidedRoute(route: string): Refusal {
  const message = `Über ${route} ist noch nicht entschieden: Diese Funktion von Medusa ist neu und bleibt geschlossen.`;
  return Refusal.single("", message, "undecided_route");
}

/** Why a route is closed for furniture alone: an order without any is Medusa's own. */
const OF_ORDERS: readonly (ClosedFor | RuleName)[] = [
  "order_edit",
  "draft_order",
  "claim",
  "exchange",
  "credit_line",
  "order_transfer",
  "order_payment",
  "shopper_return",
  "shopper_transfer",
  "order_facts",
  "cancelled_order",
  "completing",
  "packing",
  "shipment",
  "returning",
  "return_receipt",
  "capture",
  "free_return_shipping",
];

/** Whether a request is about an order without furniture, and brings none into it; or about what delivers no furniture. */
async function isOrdinary(reason: ClosedFor | RuleName, request: Asked): Promise<boolean> {
  if (reason === "shipping_quote") return deliversOrdinaryGoods(request);
  if (!OF_ORDERS.includes(reason) || (await bringsFurniture(request))) return false;
  const { container, params, body } = request;
  // What the path names is what Medusa changes; a body may name another order, and Medusa does not read every body.
  const id = params.id ?? (typeof body.order_id === "string" ? body.order_id : undefined);
  // A draft that is not there yet.
  if (id === undefined) return reason === "draft_order";
  const { run } = container.resolve(ORDERS);
  const order = await orderOf(run, id);
  return order !== undefined && !(await isOfFurniture(run, order));
}

/**
 * What staff write onto an order of ordinary goods, or onto a draft of one, is theirs, but for the keys under which the shop writes down what
 * was agreed: lists, mails and payments believe them. What is there already may be sent again.
 */
async function assertNoRecord(decision: Decision, { container, params, body }: Asked): Promise<void> {
  if (decision.is !== "ruled" && decision.is !== "closed") return;
  const of = decision.is === "ruled" ? decision.by : decision.for;
  if (of !== "order_facts" && of !== "draft_order") return;
  const keys = forgedKeys(body.metadata);
  if (keys.length === 0 || !isRecord(body.metadata)) return;
  const [order] = params.id
    ? await container.resolve(Modules.ORDER).listOrders({ id: params.id }, { select: ["id", "metadata"] })
    : [];
  const stored = order?.metadata ?? {};
  const given = body.metadata;
  const forged = keys.find((key) => !isDeepStrictEqual(given[key], stored[key]));
  if (forged) throw recordKept(forged);
}

async function deliversOrdinaryGoods({ container, params: { id = "" } }: Asked): Promise<boolean> {
  if ((await ownOptionIds(container)).has(id)) return false;
  return (await container.resolve(Modules.FULFILLMENT).listShippingOptions({ id }, { take: 1 })).length > 0;
}

async function bringsFurniture({ container, params, body }: Asked): Promise<boolean> {
  // Where the path names a line, the body is about that line.
  const line = params.item_id || params.action_id ? [body] : [];
  const items = [...line, ...recordsOf(body.items), ...recordsOf(body.additional_items)];
  const variants = items.flatMap(({ variant_id }) => (typeof variant_id === "string" ? variant_id : []));
  return items.some(isFurnitureLine) || (await isFurnitureVariant(container, variants));
}
