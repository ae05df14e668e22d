/** An address in Medusa's names; "" where nothing is typed. */
export interface MedusaAddress {
  first_name: string;
  last_name: string;
  company: string;
  address_1: string;
  address_2: string;
  postal_code: string;
  city: string;
  country_code: string;
  phone: string;
}

/** The contact data as Medusa keeps it: on the cart, and from there on the order. */
export interface Contact {
  email: string;
  shippingAddress: MedusaAddress;
  billingAddress: MedusaAddress;
  message: string;
  vatId: string;
}
