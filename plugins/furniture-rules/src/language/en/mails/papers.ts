import type * as german from "../../de/mails/papers.js";

export const papers: typeof german.papers = {
  papers: {
    subject: "{Papier} for your order {Bestellnummer}",
    subjectOfSeveral: "Invoices for your order {Bestellnummer}",
    heading: "Your {Papierart}",
    headingOfSeveral: "Your invoices",
    text: "attached as PDF for your order {Bestellnummer}:",
    replaced: "The earlier invoice is cancelled; from now on the new one is valid.",
    keep: "You will also find them on the page of your order. Each PDF file contains the invoice once more as XML for accounting software (ZUGFeRD, Factur-X).",
  },
};
