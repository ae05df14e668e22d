import { Refused } from "../refused";

/** Asks our admin routes with the session of the staff. Throws the server's refusal. */
export async function ask<Answer>(path: string, change?: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(`/admin/furniture/${path}`, {
    credentials: "include",
    ...(change && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(change),
    }),
  });
  if (!response.ok) throw await Refused.of(response);
  return response.json().catch(() => undefined);
}
