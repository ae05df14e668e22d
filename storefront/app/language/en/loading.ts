/** Messages while something loads, and when it fails to load. */
export const loading = {
  page: "Loading the page …",
  partFailed: "{{name}} could not be loaded.",
  retry: "Try again",
  offline: "There is no connection right now. What you entered stays.",
  offlineStep: "This needs a connection. Everything here stays as it is.",
  online: "The connection is back.",
  lostTitle: "No connection",
  lost: "We cannot reach the shop right now. The page appears by itself as soon as it can.",
};
