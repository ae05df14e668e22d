/** Asks our admin routes with the session of the staff. Throws with the server's message. */
export async function ask<Answer>(path: string, change?: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(`/admin/furniture/${path}`, {
    credentials: "include",
    ...(change && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(change),
    }),
  });
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw new Error(body?.message ?? `HTTP ${response.status}`);
  return body;
}
