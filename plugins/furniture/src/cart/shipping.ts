import type { CartDTO, CartShippingMethodDTO, MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { shortlyKept } from "./shortly-kept";
import type { CartTerms } from "./terms";

interface ShippingOption {
  id: string;
  name: string;
}

/** The shipping options by the code of their type: `furniture-delivery`, `furniture-pickup`, and each with `-abroad`. */
const optionsByCode = shortlyKept(
  async (container: MedusaContainer): Promise<Map<string, ShippingOption>> => {
    const options = await container
      .resolve(Modules.FULFILLMENT)
      .listShippingOptions({}, { relations: ["type"], take: 200 });
    return new Map(options.map(({ id, name, type }) => [type?.code ?? "", { id, name }]));
  },
);

/** Gives a cart with lines exactly the shipping method its terms ask for, at the given amount (EUR with VAT). */
export async function settleShipping(
  container: MedusaContainer,
  cart: CartDTO,
  terms: CartTerms,
  amount: number,
): Promise<void> {
  const carts = container.resolve(Modules.CART);
  const present = cart.shipping_methods ?? [];
  if (!cart.items?.length) {
    if (present.length > 0) await carts.deleteShippingMethods(present.map(({ id }) => id));
    return;
  }
  const option = await optionFor(container, terms);
  const kept = present.find((method) => method.shipping_option_id === option.id);
  const surplus = present.filter((method) => method !== kept);
  if (surplus.length > 0) await carts.deleteShippingMethods(surplus.map(({ id }) => id));
  if (!kept) return addMethod(container, cart, option, amount);
  if (Number(kept.amount) !== amount || !kept.is_tax_inclusive) {
    await carts.updateShippingMethods([{ id: kept.id, amount, is_tax_inclusive: true }]);
  }
}

async function optionFor(container: MedusaContainer, terms: CartTerms): Promise<ShippingOption> {
  const code = `furniture-${terms.shipping}${terms.outside_germany ? "-abroad" : ""}`;
  const option = (await optionsByCode(container)).get(code);
  if (option) return option;
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    `There is no shipping option with the type code ${code}`,
  );
}

async function addMethod(
  container: MedusaContainer,
  cart: CartDTO,
  { id, name }: ShippingOption,
  amount: number,
): Promise<void> {
  const wanted = { shipping_option_id: id, name, amount, is_tax_inclusive: true, data: {} };
  const [method] = await container.resolve(Modules.CART).addShippingMethods(cart.id, [wanted]);
  if (method) await addTax(container, cart, method);
}

async function addTax(
  container: MedusaContainer,
  cart: CartDTO,
  method: CartShippingMethodDTO,
): Promise<void> {
  const country = cart.shipping_address?.country_code;
  if (!country) return;
  const taxLines = await container.resolve(Modules.TAX).getTaxLines(
    [
      {
        id: method.id,
        shipping_option_id: method.shipping_option_id ?? "",
        unit_price: method.amount,
        currency_code: cart.currency_code,
      },
    ],
    { address: { country_code: country } },
  );
  await container.resolve(Modules.CART).addShippingMethodTaxLines(
    cart.id,
    taxLines.map(({ rate, code, name, rate_id, provider_id }) => ({
      shipping_method_id: method.id,
      description: name,
      code: code ?? "",
      rate: rate ?? 0,
      tax_rate_id: rate_id,
      provider_id,
    })),
  );
}
