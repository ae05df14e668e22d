/** What most mails have. */
export const HEADING = { title: "Überschrift", form: "line" } as const;
export const INTRODUCTION = { title: "Einleitung", form: "text" } as const;
export const ORDERS_SUBJECT = { title: "Betreff", form: "line", needs: ["Bestellnummer"] } as const;
