import { randomUUID } from "node:crypto";
import { parseConfiguration, STANDARD_COLORS, type TableConfiguration } from "@planke46/furniture-rules";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import {
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import { addToCart } from "../cart/addToCart.server.ts";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { AddedNotice } from "../configurator/AddedNotice.tsx";
import { fieldIssues, type TableIssues } from "../configurator/fieldIssues.ts";
import { TableConfigurator } from "../configurator/TableConfigurator.tsx";
import { TableInfo } from "../configurator/TableInfo.tsx";
import {
  configurationFromQuery,
  isFromForm,
  nearestConfiguration,
  type QueryLike,
  queryOf,
  SIDES,
  type Side,
} from "../configurator/tableAddress.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { pageTitle } from "../layout/title.ts";
import { MakerSection } from "../offer/MakerSection.tsx";
import { QuestionSection } from "../question/QuestionSection.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { cartSessionOf, savedSession } from "../session/cartCookie.server.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

/** Changes of the address are the browser's own doing; only what was sent needs new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  if (formMethod && formMethod !== "GET") return true;
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const reading = readTable(searchParams);
  if (isFromForm(searchParams) && reading.ok) {
    throw redirect(`${pathname}?${queryOf(reading.nearest)}`);
  }
  const [language, t, session] = await Promise.all([
    languageOf(request),
    textsOf(request),
    cartSessionOf(request, context),
  ]);
  const [offer, standardColors, { prices }] = await Promise.all([
    context.offerOf("table", language),
    context.content.standardColors(language),
    context.commerce.prices(),
  ]);
  const colors = standardColors.filter(({ hex }) => STANDARD_COLORS.some((standard) => standard.hex === hex));
  const added = session.get("added") ?? null;
  return data(
    {
      title: t("configurator.title"),
      initial: reading.nearest,
      issues: reading.issues,
      typed: reading.typed,
      colors: colors.map(({ name, hex, ral, appearance }) => ({ name, hex, ral, appearance })),
      added,
      offer,
      submission: randomUUID(),
      prices,
    },
    added ? { headers: await savedSession(session, context) } : {},
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const reading = readTable(form);
  if (!reading.ok) return data({ ...reading, fault: null }, { status: 400 });
  const session = await cartSessionOf(request, context);
  try {
    const summary = await addToCart(
      "table",
      reading.configuration,
      session,
      await languageOf(request),
      context,
    );
    const line = summary.lines.at(-1);
    const shown = shownPrice(form, reading.nearest);
    session.flash("added", {
      id: line?.id ?? "",
      price: line?.price ?? 0,
      ...(shown !== undefined && shown !== line?.price && { shown }),
    });
  } catch (error) {
    const t = await textsOf(request);
    if (isRefusal(error)) {
      const issues = fieldIssues(error.issues);
      return data({ ...reading, issues, fault: error.message }, { status: 400 });
    }
    if (!isUnavailable(error)) throw error;
    context.log.error({ reason: error.message }, "could not add to the cart");
    return data({ ...reading, fault: t("faults.commerceSilent") }, { status: 503 });
  }
  const { pathname } = new URL(request.url);
  return redirect(`${pathname}?${queryOf(reading.nearest)}`, {
    status: 303,
    headers: await savedSession(session, context),
  });
}

/** What the page said this very table costs (EUR), if it said so: prices may have changed since. */
function shownPrice(form: FormData, table: TableConfiguration): number | undefined {
  if (form.get("shownFor") !== queryOf(table).toString()) return undefined;
  const price = Number(form.get("shownPrice"));
  return Number.isInteger(price) && price > 0 ? price : undefined;
}

/** What a query or form says about the table: as it is if it can be built, else the nearest and every fault. */
function readTable(query: QueryLike) {
  const nearest = nearestConfiguration(query);
  const parsed = parseConfiguration("table", configurationFromQuery(query));
  const issues: TableIssues = parsed.ok ? {} : fieldIssues(parsed.issues);
  return {
    ok: parsed.ok,
    configuration: nearest,
    nearest,
    issues,
    typed: typedFields(query, issues),
  };
}

function typedFields(query: QueryLike, issues: TableIssues): Partial<Record<Side | "ownColor", string>> {
  const typed: Partial<Record<Side | "ownColor", string>> = {};
  for (const field of [...SIDES, "ownColor"] as const) {
    const value = query.get(field);
    if (issues[field] && typeof value === "string") typed[field] = value.slice(0, 20);
  }
  return typed;
}

export default function ConfiguratorTable() {
  const { initial, issues, typed, colors, added, offer, submission, prices } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const weeks = useRouteLoaderData<typeof rootLoader>("root")?.settings.deliveryWeeks ?? 8;
  return (
    <>
      {added ? <AddedNotice key={added.id} price={added.price} shown={added.shown} /> : null}
      <TableConfigurator
        initial={refused?.nearest ?? initial}
        issues={refused?.issues ?? issues}
        typed={refused?.typed ?? typed}
        fault={refused?.fault ?? undefined}
        colors={colors}
        deliveryWeeks={weeks}
        prices={prices}
      />
      <TableInfo />
      <QuestionSection kind="table" submission={submission} />
      <MakerSection offer={offer} />
    </>
  );
}
