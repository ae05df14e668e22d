import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import {
  changeDeliveryAddress,
  deliveryAddressBody,
} from "../../../../../../domain/order-page/delivery-address";
import { languageOf } from "../../../../../../language/language";

/** Another delivery address for an order of which nothing is packed yet: `{changed}`, false where it was this one already. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.setHeader("cache-control", "private, no-store");
  const { language, ...address } = readBody(deliveryAddressBody, request.body);
  const token = request.params.token ?? "";
  response.json({
    changed: await changeDeliveryAddress(request.scope, token, address, languageOf(language)),
  });
}
