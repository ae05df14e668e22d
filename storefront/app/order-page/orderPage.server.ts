import { randomUUID } from "node:crypto";
import { countryIn, HOME_COUNTRY } from "@planke46/furniture-rules";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { type Card, cardsOf } from "../cart/cards.server.ts";
import type { OrderPage, ShownAddress } from "../commerce/answers.server.ts";
import { isForNow, isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { checked } from "../forms/checked.ts";
import { sentTexts } from "../forms/sentTexts.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import type { Language } from "../language/languages.ts";
import { PRIVATE } from "../order/private.ts";
import { codeOfTransfer } from "../order/transferCode.server.ts";
import { pictureOf } from "../plank-viewer/viewedPlank.ts";

/** What the form for another delivery address asks for. */
export interface AddressFields extends Record<string, string | undefined> {
  firstName?: string | undefined;
  lastName?: string | undefined;
  company?: string | undefined;
  street?: string | undefined;
  addition?: string | undefined;
  zip?: string | undefined;
  city?: string | undefined;
}

/** The field of the form for each of the commerce side's names. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  first_name: "firstName",
  last_name: "lastName",
  company: "company",
  address_1: "street",
  address_2: "addition",
  postal_code: "zip",
  city: "city",
};

/** Query parameter after a changed address. */
const CHANGED = "changed";
const NOT_FOUND = 404;

interface Asked {
  request: Request;
  context: AppLoadContext;
  token: string;
}

/** What the page shows: the order, or nothing, alike for every key that opens none. */
export async function loadOrder({ request, context, token }: Asked) {
  const [t, language] = await Promise.all([textsOf(request), languageOf(request)]);
  try {
    const page = await context.commerce.orderPage(token, language);
    const order = { ...shown(page, language), isAddressNew: new URL(request.url).searchParams.has(CHANGED) };
    const { open, link } = page.payment;
    const settings = await context.content.settings(language);
    const isTransfer = page.payment.state === "open" && open > 0 && !link;
    const code = isTransfer ? codeOfTransfer(settings, { amount: open, purpose: page.bill.number }) : null;
    const title = t("orderPage.title", { number: page.bill.number });
    const transfer = isTransfer ? { code } : null;
    return data({ title, order, transfer, submission: randomUUID() }, { headers: PRIVATE });
  } catch (error) {
    if (isUnavailable(error)) throw new Response("the commerce side does not answer", { status: 503 });
    if (!isRefusal(error)) throw error;
    if (isForNow(error)) throw new Response("too many requests", { status: 429 });
    const nothing = { title: t("orderPage.unknown.title"), order: null, transfer: null, submission: "" };
    return data(nothing, { status: NOT_FOUND, headers: PRIVATE });
  }
}

function shown(page: OrderPage, language: Language) {
  const { bill, delivery, billing, ...rest } = page;
  const cards = cardsOf(bill.lines, language);
  return {
    ...rest,
    bill: { ...bill, lines: cards },
    // By the first line of equal pieces. Their addresses are made here, so that the page needs no viewer of planks.
    planks: Object.fromEntries(cards.map((card) => [card.id, planksOf(card)])),
    delivery: delivery && linesOf(delivery, language),
    billing: billing && linesOf(billing, language),
    typed: delivery && typedOf(delivery),
    country: delivery ? countryIn(delivery.country_code || HOME_COUNTRY, language) : "",
  };
}
export type ShownPage = NonNullable<Awaited<ReturnType<typeof loadOrder>>["data"]["order"]>;

function planksOf({ kind, pickedPlanks }: Card): { title: string; picture: string }[] {
  return pickedPlanks.map(({ id, title }) => ({ title, picture: pictureOf(kind, id, "face") }));
}

function linesOf(address: ShownAddress, language: Language): string[] {
  const { company, first_name, last_name, address_1, address_2, postal_code, city, country_code } = address;
  const words = (...parts: string[]) => parts.filter(Boolean).join(" ");
  const abroad = country_code && country_code !== HOME_COUNTRY ? countryIn(country_code, language) : "";
  const lines = [
    company,
    words(first_name, last_name),
    address_1,
    address_2,
    words(postal_code, city),
    abroad,
  ];
  return lines.filter(Boolean);
}

function typedOf(address: ShownAddress): AddressFields {
  return {
    firstName: address.first_name,
    lastName: address.last_name,
    company: address.company,
    street: address.address_1,
    addition: address.address_2,
    zip: address.postal_code,
    city: address.city,
  };
}

/** Takes another delivery address; whatever keeps it, the form comes back with what was typed. */
export async function changeAddress({ request, context, token }: Asked) {
  const [form, t, language] = await Promise.all([request.formData(), textsOf(request), languageOf(request)]);
  const submission = checked<AddressFields>(sentTexts(form), () => ({}));
  const typed = submission.payload as AddressFields;
  const answer = (notice: string | null, status: number, fieldErrors: Record<string, string[]> = {}) =>
    data({ reply: submission.reply({ fieldErrors }), notice }, { status, headers: PRIVATE });
  try {
    await context.commerce.changeDeliveryAddress(token, wishOf(typed), language);
  } catch (error) {
    if (isUnavailable(error)) return answer(t("faults.commerceSilent"), 503);
    if (!isRefusal(error)) throw error;
    // The page itself then says that there is no such order.
    if (error.status === NOT_FOUND) throw redirect(new URL(request.url).pathname, 303);
    const faults: Record<string, string[]> = {};
    for (const { path, message } of error.issues) {
      const field = FIELD_OF_PATH[path];
      if (field) faults[field] = [...(faults[field] ?? []), message];
    }
    const unplaced = error.issues.filter(({ path }) => !FIELD_OF_PATH[path]);
    const notice = unplaced.map(({ message }) => message).join(" ") || t("orderPage.address.fixFields");
    return answer(notice, error.status, faults);
  }
  return redirect(`${new URL(request.url).pathname}?${CHANGED}`, { status: 303, headers: PRIVATE });
}

function wishOf(fields: AddressFields) {
  const said = (name: keyof AddressFields) => fields[name]?.trim() ?? "";
  return {
    first_name: said("firstName"),
    last_name: said("lastName"),
    company: said("company"),
    address_1: said("street"),
    address_2: said("addition"),
    postal_code: said("zip"),
    city: said("city"),
  };
}
