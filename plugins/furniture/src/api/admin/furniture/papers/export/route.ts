import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { monthArchive, monthQuery } from "../../../../../domain/papers/list";
import { streamFile } from "../../../../send-file";

/** The PDFs of a month and a table of them, as ZIP. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { month } = readBody(monthQuery, request.query);
  const archive = await monthArchive(request.scope, month);
  await streamFile(request, response, archive, {
    name: `rechnungen-${month}.zip`,
    type: "application/zip",
    download: true,
  });
}
