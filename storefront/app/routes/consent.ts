import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { campaignAfter } from "../consent/campaignCookie.server.ts";
import { CONSENT_SETTINGS, decisionCookie, isDecision } from "../consent/decision.ts";
import { localPath } from "../navigation/localPath.ts";

/** Keeps the visitor's decision, and the campaign of the page where they agreed, and goes back to the same page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const decision = form.get("decision");
  const page = localPath(form.get("page"));
  if (!isDecision(decision)) return redirect(CONSENT_SETTINGS, 303);
  const secure = context.environment.STOREFRONT_URL.startsWith("https:");
  const headers = new Headers({ "Set-Cookie": decisionCookie(decision, new Date(), secure) });
  const campaign = await campaignAfter(decision, new URL(page, request.url).href);
  if (campaign) headers.append("Set-Cookie", campaign);
  return redirect(page, { status: 303, headers });
}

export function loader() {
  return redirect(CONSENT_SETTINGS);
}
