/** What the form for another delivery address asks for. */
export interface AddressFields extends Record<string, string | undefined> {
  firstName?: string | undefined;
  lastName?: string | undefined;
  company?: string | undefined;
  street?: string | undefined;
  addition?: string | undefined;
  zip?: string | undefined;
  city?: string | undefined;
}

/** The field of the form for each of the commerce side's names. */
export const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  first_name: "firstName",
  last_name: "lastName",
  company: "company",
  address_1: "street",
  address_2: "addition",
  postal_code: "zip",
  city: "city",
};
