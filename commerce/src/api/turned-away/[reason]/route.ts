import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

const ANSWERS: Record<string, { status: number; type: string; message: string }> = {
  "foreign-origin": { status: 403, type: "forbidden", message: "The request comes from another site's page" },
  "malformed-address": {
    status: 400,
    type: "invalid_data",
    message: "The address is not written as addresses are",
  },
  "wrong-host": { status: 404, type: "not_found", message: "The admin has a host of its own" },
};
const UNKNOWN = { status: 404, type: "not_found", message: "There is nothing here" };

/** Where the gate leads what it lets no further, whatever it was about to do. */
export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const code = request.params.reason ?? "";
  const { status, type, message } = ANSWERS[code] ?? UNKNOWN;
  response.status(status).json({ type, message, issues: [{ path: "", message, code }] });
}

export { GET as DELETE, GET as PATCH, GET as POST, GET as PUT };
