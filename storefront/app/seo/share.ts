/** The preview of a shared link, where it differs from the page's own title and description. */
export interface Share {
  title: string;
  description: string;
  /** Path and query of its picture of 1200 × 630 px. */
  picture: string;
  /** The query that belongs to what is shared: a configuration. */
  query: string;
}
