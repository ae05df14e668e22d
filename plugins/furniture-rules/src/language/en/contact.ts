import type * as german from "../de/contact.js";

export const email: typeof german.email = {
  required: "E-mail is required",
  invalid: "Please enter a valid e-mail address",
};

export const phoneInvalid: typeof german.phoneInvalid = (digits) =>
  `A phone number has at least ${digits} digits, between them only spaces and + ( ) / . -`;

export const withdrawalForm: typeof german.withdrawalForm = (seller) => ({
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
});
