import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { photoOfPage } from "../../../../../../../domain/order-page/order-page";
import { sendFile } from "../../../../../../send-file";

/** A released photo of the order that a key opens. What no key opens gets the answer of an unknown key. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.setHeader("cache-control", "private, no-store");
  const { token = "", photo = "" } = request.params;
  sendFile(response, await photoOfPage(request.scope, token, photo), {
    name: "photo.webp",
    type: "image/webp",
  });
}
