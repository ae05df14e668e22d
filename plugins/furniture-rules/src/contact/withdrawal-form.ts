import { WITHDRAWAL_FORM } from "../language/contact.js";
import type { Language } from "../language/language.js";
import { countryIn } from "./country.js";

/** The model form for withdrawal, to be filled in by hand. */
export interface WithdrawalForm {
  title: string;
  /** When to use it. */
  hint: string;
  /** What is to be filled in, in the order of the statute. */
  lines: readonly string[];
  note: string;
}

/**
 * The model form of Annex 2 to Art. 246a § 1 (2) no. 1 EGBGB, for goods. The wording is the statute's: editors cannot change it.
 * @param seller whom the contract is with
 */
export function withdrawalForm(seller: Seller, language: Language): WithdrawalForm {
  const { name, street, zip, city, country, mail } = seller;
  const lines = [name, street, `${zip} ${city}`.trim(), countryIn(country, language), mail];
  return WITHDRAWAL_FORM[language](lines.filter(Boolean).join(", "));
}

interface Seller {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  mail: string;
}
