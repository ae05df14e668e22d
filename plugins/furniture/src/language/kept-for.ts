/** How long data of a person are kept. */
export interface KeptFor {
  /** Full calendar years after the year of an order or a paper. */
  books: number;
  /** The same of an order that was never paid nor owed. */
  unpaid: number;
  /** Days after a question was answered. */
  answered: number;
  /** Full calendar years after the year in which a withdrawal was handled. */
  withdrawn: number;
  /** Days after the last change of a cart. */
  carts: number;
}
