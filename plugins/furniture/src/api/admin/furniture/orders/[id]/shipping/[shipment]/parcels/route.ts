import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../../../core/refusal/read-body";
import { addParcel } from "../../../../../../../../domain/shipping/parcels";
import { shippingOf } from "../../../../../../../../domain/shipping/view";
import { parcelBody } from "../../../../../../../../domain/shipping/wish";

/** A shipment goes in one more parcel, or goes out once more. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "", shipment = "" } = request.params;
  await addParcel(request.scope, id, shipment, readBody(parcelBody, request.body));
  response.json({ shipping: await shippingOf(request.scope, id) });
}
