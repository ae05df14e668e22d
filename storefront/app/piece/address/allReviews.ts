/** Name and value in the address of a configurator that carries all reviews of its kind. */
export const ALL_REVIEWS = ["reviews", "all"] as const;

export function wantsAllReviews(query: URLSearchParams): boolean {
  const [name, value] = ALL_REVIEWS;
  return query.get(name) === value;
}
