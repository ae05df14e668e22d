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
  return FORMS[language](lines.filter(Boolean).join(", "));
}

interface Seller {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  mail: string;
}

const FORMS: Readonly<Record<Language, (seller: string) => WithdrawalForm>> = {
  de: (seller) => ({
    title: "Muster-Widerrufsformular",
    hint: "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
    lines: [
      `An ${seller}:`,
      "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):",
      "Bestellt am (*)/erhalten am (*):",
      "Name des/der Verbraucher(s):",
      "Anschrift des/der Verbraucher(s):",
      "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):",
      "Datum:",
    ],
    note: "(*) Unzutreffendes streichen.",
  }),
  en: (seller) => ({
    title: "Model withdrawal form",
    hint: "(Complete and return this form only if you wish to withdraw from the contract.)",
    lines: [
      `To ${seller}:`,
      "I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):",
      "Ordered on (*)/received on (*):",
      "Name of consumer(s):",
      "Address of consumer(s):",
      "Signature of consumer(s) (only if this form is notified on paper):",
      "Date:",
    ],
    note: "(*) Delete as appropriate.",
  }),
};
