/** The names of invoices and credit notes by their scope, and the row of one in a mail. */
export const papers = {
  title: {
    order: "Rechnung",
    part: "Rechnung",
    refund: "Rechnungskorrektur",
    cancellation: "Stornorechnung",
  },
  paper: (day: string, sum: string) => `vom ${day}, ${sum}`,
};
