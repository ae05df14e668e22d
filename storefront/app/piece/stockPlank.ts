/** A board of the stock as a picker shows it; lengths in whole cm. */
export interface StockPlank {
  id: string;
  title: string;
  /** Address of its picture. */
  image: string;
  length: number;
  width: number;
  /** Whether there is a picture of its end grain. */
  end: boolean;
  available: boolean;
}
