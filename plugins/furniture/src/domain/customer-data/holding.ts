/**
 * Every table that holds data of a person, how it is read for them and how it is forgotten. A table with personal data
 * belongs here; a test looks for a forgotten person in every column of the database.
 *
 * Bindings of the statements: `email`; `customers`, `carts` (those without order) as lists of ids; `orders` (all of the
 * person), `closed` (all but the open ones) and `free` (those the books do not need) as lists of order ids. `email` is null where
 * orders alone are forgotten because their time is over.
 */
export interface Holding {
  /** The key in the export; several holdings may have no part in it. */
  name?: string;
  /** Selects the data for the export; each row is one JSON object `item`. */
  read?: string;
  /** Statements that anonymise; repeating them changes nothing. */
  forget?: readonly string[];
}

/** The carts of which nothing personal may stay. */
export const CARTS_TO_FORGET = `(
  select id from cart where id = any(:carts)
  union select cart_id from order_cart where order_id = any(:closed))`;

/** What is taken out of an address so that it identifies no person any more. */
export const NO_NAME_NO_PLACE = `first_name = null, last_name = null, company = null, address_1 = null, address_2 = null,
  postal_code = null, city = null, province = null, phone = null, metadata = null`;
