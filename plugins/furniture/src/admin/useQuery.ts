import * as tanstack from "@tanstack/react-query";

/**
 * Without a connection nothing waits unseen: a list fails at once, says why and offers another try, and is read again by itself when the
 * connection is back. The library's own way would show the rows of the filter before, or „Wird geladen“, for as long as the line is gone.
 */
const ASKED = { networkMode: "always", refetchOnReconnect: true } as const;

/** What a page reads from the server. Every page of ours reads with it. */
export const useQuery = ((options, client) =>
  tanstack.useQuery({ ...ASKED, ...options }, client)) as typeof tanstack.useQuery;

/** The same of a list whose pages follow each other. */
export const useInfiniteQuery = ((options, client) =>
  tanstack.useInfiniteQuery({ ...ASKED, ...options }, client)) as typeof tanstack.useInfiniteQuery;
