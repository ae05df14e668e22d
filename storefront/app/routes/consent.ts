import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { decisionCookie, isDecision } from "../consent/decision.ts";
import { CONSENT_SETTINGS } from "../consent/place.ts";
import { localPath } from "../navigation/localPath.ts";

/** Keeps the visitor's decision and goes back to the same page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const decision = form.get("decision");
  const page = localPath(form.get("page"));
  if (!isDecision(decision)) return redirect(CONSENT_SETTINGS, 303);
  const secure = context.environment.STOREFRONT_URL.startsWith("https:");
  const headers = { "Set-Cookie": decisionCookie(decision, new Date(), secure) };
  return redirect(page, { status: 303, headers });
}

export function loader() {
  return redirect(CONSENT_SETTINGS);
}
