import type { LoaderFunctionArgs } from "@remix-run/node";
import { isForNow, isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { ORDER_FILES } from "../commerce/orderFiles.server.ts";
import { textsOf } from "../language/language.server.ts";
import { PRIVATE } from "../order/private.ts";

/** An invoice or a photo of the order that a key opens. Whatever the key does not open gets one and the same answer. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { token = "", name = "" } = params;
  const files = ORDER_FILES.find((one) => one === params.files);
  if (!files) return unknown(request);
  try {
    const { content, type, disposition } = await context.orderFileOf(token, files, name);
    return new Response(content, {
      headers: { ...PRIVATE, "Content-Type": type, "Content-Disposition": disposition },
    });
  } catch (error) {
    const t = await textsOf(request);
    if (isRefusal(error)) return isForNow(error) ? said(t("faults.tooMany"), 429) : unknown(request);
    if (!isUnavailable(error)) throw error;
    return said(t("faults.commerceSilent"), 503);
  }
}

async function unknown(request: Request): Promise<Response> {
  const t = await textsOf(request);
  return said(`${t("orderPage.unknown.heading")}. ${t("orderPage.unknown.text")}`, 404);
}

function said(text: string, status: number): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...PRIVATE, "Content-Type": "text/plain; charset=utf-8" },
  });
}
